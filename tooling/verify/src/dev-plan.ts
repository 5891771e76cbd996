import { join } from "node:path";
import { regionalApps } from "@waymark/sandbox";
import { CliError } from "../../../scripts/cli-error.mjs";
import { readFlag } from "./options.ts";

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

/**
 * Reads the command line into one development server for each app, or for the one named by `--app`.
 * @param root the repository's folder
 * @throws {CliError} for an app that is not there, and for anything else on the command line
 */
export function planDev(root: string, args: readonly string[]): DevServer[] {
  // The sandbox gives them their ports in the same order.
  const apps = regionalApps(join(root, "apps")).map(({ name }) => name);
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
