import { calls } from "@waymark/core/answers";
import { Command, InvalidArgumentError } from "commander";
import { InputError, refuseUserInfo } from "@waymark/hosting";
import { type AccountFile, checkAccounts } from "./accounts/account-file.ts";
import { changesOf } from "./accounts/account-journeys.ts";
import { readStageConfiguration, readSecretJson } from "./configuration.ts";
import { realWorld, type World } from "./world.ts";
import { reportJunit } from "./report/junit.ts";
import { reportPage } from "./report/page.ts";
import { reportText } from "./report/text.ts";
import { runProbe } from "./run-probe.ts";
import { MAX_CALLS } from "./steps/limits.ts";

/** Options of `waymark probe`. */
interface CommandOptions {
  configuration?: string;
  callsPerMinute: number;
  only?: readonly string[];
  accounts?: string;
  changes?: true;
  report?: string;
  record?: string;
  junit?: string;
  yes?: true;
  json?: true;
}

const MAX_PER_MINUTE = 10;

/** Returns the subcommand `probe`. It ends with code 1 where it found something, and with 2 where it could not run to its end. */
export function probeCommand(world: World = realWorld): Command {
  return new Command("probe")
    .description(
      `Calls a portal's server as the portal does, and reports how its answers differ. Makes at most ${MAX_CALLS} calls.`,
    )
    .argument("<origin>", "the origin of the portal, such as https://staging.example", readOrigin)
    .option(
      "--configuration <file>",
      "the stage's configuration, where it has names or origins of its own",
    )
    .option("--calls-per-minute <number>", `1 to ${MAX_PER_MINUTE}`, readPace, MAX_PER_MINUTE)
    .option("--only <calls>", "names of calls, with commas, such as login,redirect", readNames)
    .option("--accounts <file>", "test accounts, with which it signs in; see docs/probe.md")
    .option("--changes", "also make the calls of the test accounts that change something")
    .option("--report <file>", "write the report as a page, to send to the other team")
    .option(
      "--record <file>",
      "write the redacted exchanges as HAR 1.2, which the sandbox can play back",
    )
    .option("--junit <file>", "write the report for a CI system, a test for each call")
    .option("--yes", "do not ask before the first call, as in CI")
    .option("--json", "print the report as JSON")
    .action(async (origin: string, options: CommandOptions) => {
      process.exitCode = await probe(world, origin, options);
    });
}

/** Runs the subcommand. @returns the exit code */
async function probe(world: World, origin: string, options: CommandOptions): Promise<number> {
  const configuration = readStageConfiguration(world, options.configuration);
  const accounts = readAccounts(world, options);
  await confirmOrigin(world, question(origin, accounts, options), options);
  const { callsPerMinute, only, changes: mayChange = false } = options;
  const { report, har } = await runProbe(world, {
    origin,
    configuration,
    callsPerMinute,
    only,
    accounts,
    mayChange,
  });
  world.print(options.json ? JSON.stringify(report, null, 2) : reportText(report));
  const problems = [
    ...writeAskedFor(world, options.report, () => reportPage(report)),
    ...writeAskedFor(world, options.record, () => har),
    ...writeAskedFor(world, options.junit, () => reportJunit(report)),
  ];
  if (problems.length > 0) throw new InputError(problems.join(" "));
  if (report.findings > 0) return 1;
  // What was not tried has not passed.
  return report.stopped === null ? 0 : 2;
}

/** Writes a file that was asked for. @returns why it cannot be written, as a sentence, or none */
function writeAskedFor(
  { writeFile, progress }: World,
  path: string | undefined,
  textOf: () => string,
): string[] {
  if (path === undefined) return [];
  const text = textOf();
  try {
    writeFile(path, text);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return [`${path} cannot be written${reason}.`];
  }
  progress(`Wrote ${path}.`);
  return [];
}

/** @throws {InputError} for changes without accounts, and for a file with a mistake */
function readAccounts(
  world: World,
  { accounts: path, changes }: CommandOptions,
): AccountFile | undefined {
  if (path !== undefined) return checkAccounts(readSecretJson(world, path), path);
  if (changes) throw new InputError("--changes is about test accounts: give them with --accounts.");
  return undefined;
}

/** Returns the question that is asked before the first call. */
function question(
  origin: string,
  accounts: AccountFile | undefined,
  { changes }: CommandOptions,
): string {
  const who = accounts ? "one made-up username and your test accounts" : "one made-up username";
  const changed = accounts && changes ? changesOf(accounts) : [];
  const change = changed.length === 0 ? "" : ` It will change ${changed.join(", ")}.`;
  return `This will call ${origin}, with ${who}.${change} Continue?`;
}

async function confirmOrigin(
  { confirm }: World,
  asked: string,
  { yes }: CommandOptions,
): Promise<void> {
  if (yes) return;
  if (!confirm)
    throw new InputError(`There is no terminal to ask at. Add --yes if this is right: ${asked}`);
  if (await confirm(asked)) return;
  throw new InputError("Nothing was called.");
}

function readOrigin(given: string): string {
  refuseUserInfo(given);
  const url = URL.parse(given);
  const isOrigin = url && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new InvalidArgumentError("Give an origin such as https://staging.example, without a path.");
}

function readNames(given: string): readonly string[] {
  const names = given.split(",");
  const unknown = names.find((name) => !Object.hasOwn(calls, name));
  if (unknown === undefined) return names;
  const known = Object.keys(calls).join(", ");
  throw new InvalidArgumentError(`There is no call ${unknown}. The calls are ${known}.`);
}

function readPace(given: string): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= MAX_PER_MINUTE) return number;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${MAX_PER_MINUTE}.`);
}
