import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Failure } from "../../../../scripts/failure.mjs";
import { paletteOf } from "../palette/palette.ts";
import { completeAnswers, type Terminal } from "./ask.ts";
import { planOf } from "./plan-of.ts";
import { type Question, questionsFor } from "./questions.ts";
import { readFlags } from "./read-flags.ts";
import type { RegionPlan } from "./region-plan.ts";
import { writeRegion } from "./write-region.ts";

/** The lockfile has to change, which pnpm refuses by default in a CI. */
const INSTALL = ["install", "--no-frozen-lockfile", "--prefer-offline"];

/**
 * What `pnpm new-region` does: asks, writes the app and its place in the lockfile, and says what comes next.
 * @param root the repository's folder
 * @param terminal where to ask for what the flags leave open
 * @throws {Failure} one readable line
 */
export async function newRegion(
  root: string,
  args: readonly string[],
  terminal?: Terminal,
): Promise<void> {
  const questions = questionsFor(root);
  const { given, help, install } = readFlags(args, questions);
  if (help) return console.log(usage(questions));
  const plan = planOf(await completeAnswers(questions, given, terminal));
  writeRegion(join(root, "apps"), plan, (folder) =>
    run(root, [join(root, "node_modules/.bin/oxfmt"), folder]),
  );
  console.log(`apps/${plan.name} is there. CI builds and tests every folder of apps/.`);
  sayColour(plan);
  if (install) {
    run(
      root,
      ["pnpm", ...INSTALL],
      "The region is written. Fix the problem, then run pnpm install again.",
    );
  }
  console.log(nextSteps(plan));
}

/** Says so where the button cannot have the brand's very colour. */
function sayColour({ colour, accent }: RegionPlan): void {
  const button = paletteOf(colour, accent).light.get("brand");
  if (button !== colour) {
    console.log(`${colour} has too little contrast on white: the button is ${button}.`);
  }
}

function run(root: string, [command = "", ...args]: readonly string[], advice = ""): void {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status === 0) return;
  const reason = error ? error.message : `it ended with ${status}`;
  throw new Failure(`${command} did not work: ${reason}. ${advice}`.trim(), `${stdout}${stderr}`);
}

function nextSteps({ name }: RegionPlan): string {
  const steps = [
    [`pnpm dev --app ${name}`, "look at it, sign in, and change it while you look"],
    [`pnpm turbo run build e2e --filter=${name}`, "build it, and try it in a browser"],
    ["pnpm check", "run the static checks"],
  ] as const;
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`);
  return ["Next:", ...lines, "See docs/add-a-region.md for all that can be made yours."].join("\n");
}

function usage(questions: readonly Question[]): string {
  const width = Math.max(...questions.map(({ flag }) => flag.length));
  const flags = questions.slice(1).map(({ flag, text, otherwise, nothing, when, inQuotes }) => {
    // What is asked on a condition takes what the question before it got.
    const standard = when ? "the same" : otherwise({ name: "name" }) || nothing;
    return `  --${flag.padEnd(width)}  ${text} [${inQuotes ? `"${standard}"` : standard}]`;
  });
  return [
    "pnpm new-region <name> [flags]: makes the app of a new region in apps/<name>.",
    "",
    ...flags,
    `  --${"no-install".padEnd(width)}  leave the lockfile as it is`,
    "",
    "The command asks for missing flags. Without a terminal it uses the values in brackets.",
  ].join("\n");
}
