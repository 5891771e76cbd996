import type { Server } from "node:http";
import { rmSync } from "node:fs";
import { demonstration } from "../configuration/demonstration.ts";
import { readConfigurationFile } from "../configuration/read-configuration-file.ts";
import { IN_MEMORY } from "../database/in-memory.ts";
import { layOver } from "../hosting/configuration-block.ts";
import { regionalApps, type SandboxApp } from "../regional-apps.ts";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import type { SandboxOptions } from "../sandbox-options.ts";
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
 * Starts the console and every app. The ports come first: whoever has them may be using the same database file.
 * @throws what keeps it from starting, after giving back everything that was taken
 */
export async function startServers(options: CliOptions): Promise<RunningSandbox> {
  const { configurationFile } = options;
  const fromFile = configurationFile === undefined ? {} : readConfigurationFile(configurationFile);
  const servers: Server[] = [];
  let started: Sandbox | undefined;
  const sandbox = () => {
    if (!started) throw new Error("A request came before the sandbox was ready");
    return started;
  };
  const open = async (fetch: (request: Request) => Promise<Response>, offset: number) => {
    const port = options.port === 0 ? 0 : options.port + offset;
    const server = await listen(fetch, port, options.host);
    servers.push(server);
    return portOf(server);
  };
  try {
    const consolePort = await open(async (request) => sandbox().consoleFetch(request), 0);
    const apps: SandboxApp[] = [];
    for (const app of regionalApps(options.appsFolder)) {
      const port = await open(
        async (request) => sandbox().fetch(request, app.name),
        apps.length + 1,
      );
      const url = options.pages.get(app.name) ?? `http://${app.name}.localhost:${port}`;
      apps.push({ ...app, url });
    }
    const shown = options.demonstration ? demonstration(consolePort) : {};
    started = openSandbox(options, { apps, configuration: layOver(shown, fromFile) });
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

function openSandbox(options: CliOptions, served: Served): Sandbox {
  const { database, reset, testControls, smtpUrl } = options;
  if (reset && database !== IN_MEMORY) {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
  }
  return createSandbox({ ...served, database, testControls, ...(smtpUrl && { smtpUrl }) });
}
