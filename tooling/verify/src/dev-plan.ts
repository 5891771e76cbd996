import { join } from "node:path";
import { regionalApps } from "@waymark/sandbox";
import { CliError } from "../../../scripts/cli-error.mjs";

/** The sandbox's first app; its console is the port before. */
const SANDBOX_PORT = 4301;
const DEV_PORT = 5301;

/**
 * One development server for each app, or for one app.
 * @param root the repository's folder
 * @throws {CliError} for an app that is not there
 */
export function planDev(root: string, wanted?: string) {
  // The sandbox gives them their ports in the same order.
  const servers = regionalApps(join(root, "apps")).map(({ name: app }, place) => ({
    app,
    port: DEV_PORT + place,
    url: `http://${app}.localhost:${DEV_PORT + place}`,
    /** Origin of the sandbox for this app. */
    sandboxOrigin: `http://127.0.0.1:${SANDBOX_PORT + place}`,
  }));
  const chosen = servers.filter(({ app }) => wanted === undefined || app === wanted);
  if (chosen.length > 0) return chosen;
  const apps = servers.map(({ app }) => app).join(", ");
  throw new CliError(`no app is called ${wanted}. There are ${apps}.`);
}
