import type { Server } from "node:http";
import { readConfigurationFile } from "../configuration/configuration-file.ts";
import { demonstration } from "../configuration/configurations.ts";
import { IN_MEMORY, removeOwn } from "../database/database.ts";
import { hostGuard } from "../http/host-guard.ts";
import { InputError, mergeConfiguration } from "@waymark/hosting";
import { regionalApps, type SandboxApp } from "../regional-apps.ts";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import type { SandboxOptions } from "../sandbox-options.ts";
import { readTextFile } from "../read-text-file.ts";
import type { CliOptions } from "./cli-options.ts";
import { closeAll, listen, portOf } from "./listen.ts";

type Served = Pick<SandboxOptions, "apps" | "configuration">;

export interface RunningSandbox {
  sandbox: Sandbox;
  consoleUrl: string;
  apps: readonly SandboxApp[];
  close(): Promise<void>;
}

/**
 * Starts the console and every app. The ports come first: another sandbox on them may use the same database file.
 * @throws the reason why it cannot start, after releasing ports and files
 */
export async function startServers(options: CliOptions): Promise<RunningSandbox> {
  const known = regionalApps(options.appsFolder);
  checkPages(options, known);
  const fromFile = await readConfigurationFile(options.configurationFile, known);
  const servers: Server[] = [];
  let started: Sandbox | undefined;
  const sandbox = () => {
    if (!started) throw new Error("A request came before the sandbox was ready");
    return started;
  };
  const guard = hostGuard(hostsOf(options));
  const open = async (fetch: (request: Request) => Promise<Response>, offset: number) => {
    const port = options.port === 0 ? 0 : options.port + offset;
    const server = await listen(guard(fetch), port, options.host);
    servers.push(server);
    return portOf(server);
  };
  try {
    const consolePort = await open(async (request) => sandbox().consoleFetch(request), 0);
    const apps: SandboxApp[] = [];
    for (const app of known) {
      const port = await open(
        async (request) => sandbox().fetch(request, app.name),
        apps.length + 1,
      );
      const url = options.pages.get(app.name) ?? `http://${app.name}.localhost:${port}`;
      apps.push({ ...app, url });
    }
    const shown = options.demonstration ? demonstration(consolePort) : {};
    started = openSandbox(options, { apps, configuration: mergeConfiguration(shown, fromFile) });
    return {
      sandbox: started,
      consoleUrl: `http://localhost:${consolePort}`,
      apps,
      close: async () => {
        await closeAll(servers);
        started?.close();
      },
    };
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
}

/** @throws {InputError} that names an unknown app of `--pages`, and those that there are */
function checkPages({ pages }: CliOptions, known: readonly SandboxApp[]): void {
  const names = known.map(({ name }) => name);
  const unknown = [...pages.keys()].find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new InputError(`--pages: no app is called ${unknown}. There are ${names.join(", ")}.`);
}

/** Whatever serves an app's pages elsewhere passes calls on under its own name. */
function hostsOf({ host, allowedHosts, pages }: CliOptions): string[] {
  return [host, ...allowedHosts, ...[...pages.values()].map((url) => new URL(url).hostname)];
}

/** @throws {InputError} where the file cannot be read */
function replayOf({
  replayFile,
  replayLatency,
  replayOnly,
}: CliOptions): Pick<SandboxOptions, "replay"> {
  if (replayFile === undefined) return {};
  const recording = readTextFile(replayFile, "recording");
  return { replay: { recording, name: replayFile, latency: replayLatency, only: replayOnly } };
}

function openSandbox(options: CliOptions, served: Served): Sandbox {
  const { database, reset, testControls, smtpUrl, callsPerMinute } = options;
  if (reset && database !== IN_MEMORY) removeOwn(database);
  return createSandbox({
    ...served,
    database,
    testControls,
    ...(smtpUrl && { smtpUrl }),
    ...(callsPerMinute !== undefined && { callsPerMinute }),
    ...replayOf(options),
  });
}
