import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ConfigurationBlock, InputError, parseJsonFile } from "@waymark/hosting";
import { isObject } from "../is-object.ts";
import { readTextFile } from "../read-text-file.ts";
import type { SandboxApp } from "../regional-apps.ts";

const CHECKER = "@waymark/core/build";

/**
 * Reads a configuration file: a JSON object with the keys of the portal's configuration that shall be others.
 * @returns the configuration; empty without a file
 * @throws {InputError} when it is missing, no JSON, or no object, and for every key and value that is wrong
 */
export async function readConfigurationFile(
  file: string | undefined,
  apps: readonly SandboxApp[],
): Promise<ConfigurationBlock> {
  if (file === undefined) return {};
  const configuration = parseJsonFile(
    readTextFile(file, "configuration"),
    `The configuration ${file}`,
  );
  if (!isObject(configuration)) {
    throw new InputError(`The configuration ${file} has to be an object: { … }`);
  }
  const problems = await problemsByCore(apps, configuration);
  if (!problems) {
    console.warn(`${file} is not checked: no app here has @waymark/core installed.`);
  } else if (problems.length > 0) {
    throw new InputError(`${file} is not used:\n  ${problems.join("\n  ")}`);
  }
  return configuration;
}

/**
 * Checks a configuration with the app's own core, which may have another version than the sandbox.
 * @returns the problems, one message each; undefined if no app has a core installed
 */
async function problemsByCore(
  apps: readonly SandboxApp[],
  configuration: ConfigurationBlock,
): Promise<readonly string[] | undefined> {
  for (const { dist } of apps) {
    const file = dist === undefined ? undefined : findChecker(dirname(dist));
    if (file === undefined) continue;
    const core: unknown = await import(pathToFileURL(file).href);
    return problemsIn(core, configuration);
  }
  return undefined;
}

function findChecker(folder: string): string | undefined {
  try {
    return createRequire(join(folder, "package.json")).resolve(CHECKER);
  } catch {
    // Not installed there.
    return undefined;
  }
}

function problemsIn(
  core: unknown,
  configuration: ConfigurationBlock,
): readonly string[] | undefined {
  const check: unknown = Object(core).checkConfiguration;
  if (typeof check !== "function") return undefined;
  const checked: unknown = check(configuration);
  const problems = isObject(checked) ? checked["problems"] : undefined;
  return Array.isArray(problems) ? problems.map(String) : undefined;
}
