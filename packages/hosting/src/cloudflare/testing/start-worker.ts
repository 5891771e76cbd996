import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort, startWebServer, untilAnswered } from "../../testing/web-server-process.ts";
import type { EdgeOptions } from "../../hosts/host-configuration.ts";
import {
  COMPATIBILITY_DATE,
  writeCloudflareConfiguration,
} from "../write-cloudflare-configuration.ts";

/** Path of the runtime; undefined where its package has none for this machine. */
export const workerdPath: string | undefined = pathOfPackage();

/** The worker in the runtime of its network, with the files of a folder in place of the network's own store. */
const configuration = (dist: string, host: string) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "portal", worker = (
      modules = [
        (name = "worker.js", esModule = embed "worker.js"),
      ],
      compatibilityDate = "${COMPATIBILITY_DATE}",
      bindings = [(name = "ASSETS", service = "files")],
      globalOutbound = "network",
    )),
    (name = "files", disk = (path = "${dist}", allowDotfiles = true)),
    (name = "network", network = (allow = ["local", "public"])),
  ],
  sockets = [(name = "http", address = "${host}", http = (), service = "portal")],
);
`;

function pathOfPackage(): string | undefined {
  try {
    const require = createRequire(import.meta.url);
    const module: { default: string } = require("workerd");
    return module.default;
  } catch {
    return undefined;
  }
}

interface Options extends Partial<EdgeOptions> {
  /** Other hosts that it answers for. */
  hosts?: readonly string[];
}

/** Serves a build by the worker. @returns its origin and host, and a function that ends it */
export async function startWorker(dist: string, out: string, { hosts = [], ...options }: Options) {
  const host = `127.0.0.1:${await freePort()}`;
  writeCloudflareConfiguration(dist, out, { host: [host, ...hosts], ...options });
  const file = join(out, "config.capnp");
  writeFileSync(file, configuration(dist, host));
  const output = join(out, "log");
  const worker = startWebServer([workerdPath ?? "", "serve", file], {
    temp: out,
    output,
    isOwn: true,
  });
  await untilAnswered(`http://${host}/healthz`, worker);
  return { origin: `http://${host}`, host, stop: worker.stop };
}
