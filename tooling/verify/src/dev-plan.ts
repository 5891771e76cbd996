import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";

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
  const wanted = appOf(args);
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

function appOf(args: readonly string[]): string | undefined {
  try {
    // Package managers hand their own separator on.
    const given = args.filter((arg) => arg !== "--");
    return parseArgs({ args: given, options: { app: { type: "string" } } }).values.app;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [what = message] = /^Un\w+ (?:option|argument) '[^']+'/u.exec(message) ?? [];
    throw new CliError(`${what.split("\n")[0]}. There is only --app <name>.`);
  }
}
