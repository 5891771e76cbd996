import { join } from "node:path";
import { completePlan, type Terminal } from "./ask.ts";
import { commandLine, type RegionPlan } from "./command-line.ts";
import { paletteOf } from "./palette/palette.ts";
import { findRepository, format, install } from "./repository.ts";
import { regionFiles, writeFolder } from "./write-region.ts";

/**
 * The command that makes the app of a region: in `apps/` where the folder is in the Waymark repository, else in a folder
 * of its own.
 * @param folder the working directory
 * @param terminal where to ask for what the flags leave out
 */
export function createRegion(folder: string, terminal?: Terminal) {
  const repository = findRepository(folder);
  const command = commandLine(repository ?? folder, terminal !== undefined);
  return command.action(async () => {
    const plan = await completePlan(command, terminal);
    if (repository === undefined) {
      writeFolder(join(folder, plan.name), regionFiles(plan, "standalone"));
      console.log(`${plan.name}/ is ready.`);
    } else {
      const app = join(repository, "apps", plan.name);
      writeFolder(app, regionFiles(plan, "workspace"), () => format(repository, app));
      console.log(`apps/${plan.name} is ready. CI builds and tests every folder of apps/.`);
    }
    reportColour(plan);
    if (repository !== undefined && plan.install) install(repository);
    console.log(repository === undefined ? standaloneSteps(plan) : workspaceSteps(plan));
  });
}

/** The brand's colour is darkened where white text could not be read on it. */
function reportColour({ colour, accent }: RegionPlan): void {
  const { brand } = paletteOf(colour, accent).light;
  if (brand !== colour) {
    console.log(`White text could not be read on ${colour}, so the button is ${brand}.`);
  }
}

const workspaceSteps = ({ name }: RegionPlan) => `Next:
  pnpm dev --app ${name}  starts it, and reloads it on each change
  pnpm turbo run build e2e --filter=${name}  builds it, and tests it in a browser
  pnpm check  runs lint, types and size budgets
Sign in as maya.chen with maple-trail-24.`;

const standaloneSteps = ({ name }: RegionPlan) => `Next:
  cd ${name} && npm install  installs its packages
  npm run build  builds pages in every language, in dist/
  npx @waymark/sandbox  serves them at http://${name}.localhost:4301
Sign in as maya.chen with maple-trail-24.`;
