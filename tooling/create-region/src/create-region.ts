import { join } from "node:path";
import {
  completeAnswers,
  filesOf,
  planOf,
  type Question,
  questionsFor,
  readFlags,
  type Terminal,
  writeFolder,
} from "@waymark/generators/new-region";
import { standaloneFiles } from "./standalone-files.ts";

export interface Places {
  /** Where the app's folder is made. */
  into: string;
  /** The folder of a region's template. */
  region: string;
  /** The folder of what an app has of its own where no repository is around it. */
  own: string;
}

/**
 * What `npm create @waymark/region` does: asks, writes the app, and says what comes next.
 * @param terminal where to ask for what the flags leave open
 * @throws {Failure} one readable line
 */
export async function createRegion(
  { into, region, own }: Places,
  args: readonly string[],
  terminal?: Terminal,
): Promise<void> {
  const questions = questionsFor(into);
  const { given, help } = readFlags(args, questions);
  if (help) return console.log(usage(questions));
  const plan = planOf(await completeAnswers(questions, given, terminal));
  writeFolder(join(into, plan.name), { ...filesOf(plan, region), ...standaloneFiles(plan, own) });
  console.log(`${plan.name}/ is there. Next:

  cd ${plan.name}
  npm install
  npm run build      pages in every language, in dist/
  npx @waymark/sandbox

and open http://${plan.name}.localhost:4301: maya.chen / maple-trail-24. README.md has the rest.`);
}

function usage(questions: readonly Question[]): string {
  const flags = questions
    .slice(1)
    .map(({ flag, text }) => `  --${flag.padEnd("contact-url-fr".length)}  ${text}`);
  return [
    "npm create @waymark/region <name> -- [flags]: makes the app of a region in the folder <name>.",
    "",
    ...flags,
    "",
    "The command asks for missing flags. Without a terminal it uses defaults.",
  ].join("\n");
}
