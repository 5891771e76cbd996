import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../../../scripts/cli-error.mjs";
import { readFlag } from "./read-flag.ts";

interface DevServer {
  app: string;
  url: string;
  port: number;
  /** Where the sandbox answers for this app. */
  sandboxOrigin: string;
}

/** The sandbox's first app; its console is the port before. */
const SANDBOX_PORT = 4301;
const DEV_PORT = 5301;

/** The sandbox gives these their ports first, and then the other apps theirs, by name. */
const firstApps = ["default", "sdmylife", "florida", "uk"];

/**
 * Reads the command line into one development server for each app, or for the one named by `--app`.
 * @param root the repository's folder
 * @throws {CliError} for an app that is not there, and for anything else on the command line
 */
export function planDev(root: string, args: readonly string[]): DevServer[] {
  const present = readdirSync(join(root, "apps")).filter((name) =>
    existsSync(join(root, "apps", name, "package.json")),
  );
  const others = present.filter((app) => !firstApps.includes(app)).toSorted();
  const apps = [...firstApps.filter((app) => present.includes(app)), ...others];
  const wanted = readFlag(args, "app", "There is only --app <name>.");
  if (wanted !== undefined && !apps.includes(wanted)) {
    throw new CliError(`no app is called ${wanted}. There are ${apps.join(", ")}.`);
  }
  return apps.map(serverOf).filter(({ app }) => wanted === undefined || app === wanted);
}

function serverOf(app: string, place: number): DevServer {
  const port = DEV_PORT + place;
  return {
    app,
    port,
    url: `http://${app}.localhost:${port}`,
    sandboxOrigin: `http://127.0.0.1:${SANDBOX_PORT + place}`,
  };
}
