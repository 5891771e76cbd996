import { Command, InvalidArgumentError, Option } from "commander";
import { InputError } from "@waymark/hosting";
import {
  deployBuild,
  KEPT_DEPLOYMENTS,
  liveId,
  readDeployments,
  rollBack,
  shellWord,
} from "@waymark/hosting/deploy";
import { readUrl, realWorld } from "../check/command.ts";
import { afterSwitch } from "./after-switch.ts";
import { splitWords } from "./split-words.ts";
import { statusText } from "./status-text.ts";

/** Options of `waymark deploy`. */
interface CommandOptions {
  configuration?: string;
  texts?: string;
  webServer?: readonly string[];
  reload?: string;
  check?: string;
  keep?: number;
  canary?: number;
  prepare?: true;
  use?: string;
  rollback?: true;
  status?: true;
  json?: true;
}

/** Options of what follows a switch. */
const afterSwitching = ["reload", "check"];

/** Returns the subcommand `deploy`. */
export function deployCommand(): Command {
  return new Command("deploy")
    .description("Deploys a build at once, rolls back, and says what is live.")
    .usage("<build> <root> [options]\n       waymark deploy --rollback <root> [options]")
    .argument(
      "<folders...>",
      "the folder of a build, and the folder of deployments; the latter alone to roll back",
    )
    .option(
      "--configuration <file>",
      "JSON with the keys that the stage sets otherwise; see `waymark configure`",
    )
    .option(
      "--texts <file>",
      "JSON with texts in place of the build's own; see `waymark configure`",
    )
    .option(
      "--web-server <options>",
      'a web server with its options of `waymark host`, such as "nginx --host login.example"',
      splitWords,
    )
    .option(
      "--reload <command>",
      "has the web server read its configuration again, after the switch",
    )
    .option(
      "--check <url>",
      "checks the portal there after the switch, and rolls back if something is wrong",
      readUrl,
    )
    .option(
      "--keep <number>",
      "how many deployments stay to roll back to",
      wholeNumber(1, 99),
      KEPT_DEPLOYMENTS,
    )
    .option(
      "--canary <share>",
      "how many visitors in a hundred get the build, beside the live one",
      wholeNumber(0, 100),
    )
    .addOption(
      new Option("--prepare", "make the deployment, and do not switch to it").conflicts(
        afterSwitching,
      ),
    )
    .addOption(task("--use <id>", "switch to a deployment that is there", "rollback", "status"))
    .addOption(task("--rollback", "switch to the deployment that was live before", "status"))
    .addOption(task("--status", "say what is live", ...afterSwitching))
    .option("--json", "say it as JSON")
    .action(async (folders: string[], options: CommandOptions) => {
      const { rollback, use, status } = options;
      if (!rollback && use === undefined && !status) return deploy(folders, options);
      const [root = "", ...more] = folders;
      if (more.length > 0)
        throw new InputError("give the folder of deployments alone, without a build.");
      return status ? showStatus(root, options) : switchToOther(root, options);
    });
}

/** An option that is given without a new build, and without the other tasks. */
function task(flags: string, description: string, ...others: string[]): Option {
  const ofNewBuild = ["configuration", "texts", "webServer", "keep", "canary", "prepare"];
  return new Option(flags, description).conflicts([...ofNewBuild, ...others]);
}

async function deploy(
  [build = "", root, ...more]: string[],
  options: CommandOptions,
): Promise<void> {
  if (root === undefined || more.length > 0) {
    throw new InputError("give the folder of a build, then the folder of deployments. See --help.");
  }
  const { reload, check, ...others } = options;
  const after = afterSwitch(realWorld, { reload, check }, note);
  const made = await deployBuild(build, root, { ...others, ...after, note });
  const { canary, prepare } = others;
  const words = prepare
    ? `${made.id} is prepared. Switch to it with: waymark deploy --use ${made.id} ${shellWord(root)}`
    : `${made.id} is live${canary === undefined ? "" : ` for ${canary} visitors in a hundred`}. ${reloadNote(options)}`;
  say(words, made, options);
}

async function switchToOther(root: string, options: CommandOptions): Promise<void> {
  const { use } = options;
  const after = afterSwitch(realWorld, options, note);
  const to = await rollBack(root, { ...(use !== undefined && { to: use }), ...after });
  say(`${to.id} is live. ${reloadNote(options)}`, to, options);
}

function showStatus(root: string, options: CommandOptions): void {
  const state = { live: liveId(root), deployments: readDeployments(root) };
  say(statusText(root), state, options);
}

function note(words: string): void {
  console.warn(`Note: ${words}`);
}

function reloadNote({ reload }: CommandOptions): string {
  return reload === undefined
    ? "Now have the web server read its configuration again, where it has one of this build."
    : "The web server has read its configuration again.";
}

function say(text: string, value: unknown, { json }: CommandOptions): void {
  console.log(json ? JSON.stringify(value, null, 2) : text.trim());
}

function wholeNumber(least: number, most: number) {
  return (given: string): number => {
    const value = Number(given);
    if (/^\d+$/u.test(given) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It should be a number from ${least} to ${most}.`);
  };
}
