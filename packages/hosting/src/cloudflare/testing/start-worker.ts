import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, startWebServer, untilAnswered } from "../../testing/web-server-process.ts";
import {
  type EdgeOptions,
  writeCloudflareConfiguration,
} from "../write-cloudflare-configuration.ts";

const COMPATIBILITY = "2026-01-01";

/** Path of the runtime; undefined where its package has none for this machine. */
export const workerdPath: string | undefined = await import("workerd").then(
  (module: { default: string }) => module.default,
  () => undefined,
);

/** The worker in the runtime of its network, with the files of a folder in place of the network's own store. */
const configuration = (dist: string, host: string) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "portal", worker = (
      modules = [
        (name = "worker.js", esModule = embed "worker.js"),
      ],
      compatibilityDate = "${COMPATIBILITY}",
      bindings = [(name = "ASSETS", service = "files")],
      globalOutbound = "network",
    )),
    (name = "files", disk = (path = "${dist}")),
    (name = "network", network = (allow = ["local", "public"])),
  ],
  sockets = [(name = "http", address = "${host}", http = (), service = "portal")],
);
`;

/** Serves a build by the worker for one test. @returns its origin */
export async function startWorker(
  dist: string,
  out: string,
  options: Partial<EdgeOptions> = {},
): Promise<string> {
  const host = `127.0.0.1:${await freePort()}`;
  writeCloudflareConfiguration(dist, out, { host: [host], ...options });
  const file = join(out, "config.capnp");
  writeFileSync(file, configuration(dist, host));
  const output = join(out, "log");
  const worker = startWebServer([workerdPath ?? "", "serve", file], {
    temp: out,
    output,
    isOwn: true,
  });
  onTestFinished(async () => worker.stop());
  await untilAnswered(`http://${host}/healthz`, worker);
  return `http://${host}`;
}
