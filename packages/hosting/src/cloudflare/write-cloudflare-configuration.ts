import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { EdgeOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { writeFile } from "../files/write-file.ts";
import { readBuild } from "../hosts/read-build.ts";
import { workerTable } from "./worker-table.ts";

/** The day whose behaviour of the runtime the worker was tried with. */
export const COMPATIBILITY_DATE = "2026-01-01";
/** The length of a name up to which the network shows a version before it is live. */
const MAX_CHARACTERS = 54;

/**
 * Writes a Cloudflare Worker that serves a build as the sandbox does, and the configuration to publish both.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of the worker, which is made where there is none
 * @throws {InputError} when the folder is no build, or a file cannot be written
 */
export function writeCloudflareConfiguration(
  dist: string,
  out: string,
  options: EdgeOptions,
): WrittenConfiguration {
  const build = readBuild(dist);
  const table = workerTable(build, options);
  const file = join(out, "wrangler.json");
  const configuration = {
    name: nameOf(options.host, table.prefix),
    main: "worker.js",
    compatibility_date: COMPATIBILITY_DATE,
    // A new Worker logs each address otherwise, and these hold tokens.
    observability: { enabled: false },
    assets: {
      directory: resolve(dist),
      binding: "ASSETS",
      run_worker_first: true,
      html_handling: "none",
      not_found_handling: "none",
    },
  };
  const code = readFileSync(new URL("worker.js", import.meta.url), "utf8");
  writeFile(join(out, "worker.js"), `const table = ${JSON.stringify(table, null, 2)};\n\n${code}`);
  writeFile(file, `${JSON.stringify(configuration, null, 2)}\n`);
  return { file, command: ["npx", "wrangler", "deploy", "--config", file], build: build.hash };
}

/** The name of the portal's own Worker, by its first host and its path: publishing replaces a Worker of the same name. */
function nameOf([host = "portal"]: readonly string[], path: string): string {
  const name = `${host}${path}`.toLowerCase().replaceAll(/[^a-z\d]+/gu, "-");
  return name.slice(0, MAX_CHARACTERS).replaceAll(/^-|-$/gu, "");
}
