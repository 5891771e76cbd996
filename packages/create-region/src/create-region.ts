import { join } from "node:path";
import { completeAnswers, type Terminal } from "./ask.ts";
import { paletteOf } from "./palette/palette.ts";
import { type Question, questionsFor } from "./questions.ts";
import { readFlags } from "./read-flags.ts";
import { planOf, type RegionPlan } from "./region-plan.ts";
import { findRepository, format, install } from "./repository.ts";
import { regionFiles, writeFolder } from "./write-region.ts";

export interface Command {
  /** The working directory. */
  folder: string;
  args: readonly string[];
  /** Where to ask for what the flags leave out. */
  terminal?: Terminal | undefined;
}

/**
 * Makes the app of a region: in `apps/` where the working directory is in the Waymark repository, else in a folder of its own.
 * @throws {CliError} one readable line
 */
export async function createRegion(command: Command): Promise<void> {
  const { folder, args, terminal } = command;
  const repository = findRepository(folder);
  const questions = questionsFor(repository ?? folder);
  const flags = readFlags(args, questions);
  if (flags.help) return console.log(usage(questions));
  const plan = planOf(await completeAnswers(questions, flags.given, terminal));
  if (repository === undefined) {
    writeFolder(join(folder, plan.name), regionFiles(plan, "standalone"));
    console.log(`${plan.name}/ is ready.`);
  } else {
    const files = regionFiles(plan, "workspace");
    writeFolder(join(repository, "apps", plan.name), files, (draft) => format(repository, draft));
    console.log(`apps/${plan.name} is ready. CI builds and tests every folder of apps/.`);
  }
  reportColour(plan);
  if (repository !== undefined && flags.install) install(repository);
  console.log(nextSteps(plan, repository === undefined ? standaloneSteps : workspaceSteps));
}

/** The brand's colour is darkened or lightened where it could not be seen on the page. */
function reportColour({ colour, accent }: RegionPlan): void {
  const button = paletteOf(colour, accent).light.get("brand");
  if (button !== colour) {
    console.log(`${colour} has too little contrast on white, so the button is ${button}.`);
  }
}

type Step = readonly [command: string, effect: string];

const workspaceSteps = (name: string): readonly Step[] => [
  [`pnpm dev --app ${name}`, "start it, and reload it on each change"],
  [`pnpm turbo run build e2e --filter=${name}`, "build it, and test it in a browser"],
  ["pnpm check", "run lint, types and size budgets"],
];

const standaloneSteps = (name: string): readonly Step[] => [
  [`cd ${name} && npm install`, "install its packages"],
  ["npm run build", "build pages in every language, in dist/"],
  ["npx @waymark/sandbox", `serve them at http://${name}.localhost:4301`],
];

function nextSteps({ name }: RegionPlan, stepsFor: typeof workspaceSteps): string {
  const steps = stepsFor(name);
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, effect]) => `  ${command.padEnd(width)}  ${effect}`);
  return ["Next:", ...lines, "Sign in as maya.chen with maple-trail-24."].join("\n");
}

function usage(questions: readonly Question[]): string {
  const width = Math.max(...questions.map(({ flag }) => flag.length));
  const flags = questions.slice(1).map((question) => {
    const { flag, text, nothing, when, inQuotes } = question;
    const standard = when ? "the same" : question.defaultAnswer({ name: "name" }) || nothing;
    return `  --${flag.padEnd(width)}  ${text} [${inQuotes ? `"${standard}"` : standard}]`;
  });
  return [
    "create-region <name> [flags]: makes the app of a region.",
    "In the Waymark repository it goes to apps/<name>, elsewhere to <name>.",
    "",
    ...flags,
    `  --${"no-install".padEnd(width)}  leave the lockfile as it is`,
    "",
    "A value without a flag is asked for. Without a terminal the value in brackets is used.",
  ].join("\n");
}
