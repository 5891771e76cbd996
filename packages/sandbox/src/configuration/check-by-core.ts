import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "@waymark/hosting";
import { isObject } from "../is-object.ts";
import type { SandboxApp } from "../regional-apps.ts";

const CHECKER = "@waymark/core/build";

/**
 * Checks a configuration with the app's own core, which may have another version than the sandbox.
 * @returns the problems, one message each; undefined if no app has a core installed
 */
export async function problemsByCore(
  apps: readonly SandboxApp[],
  configuration: Configuration,
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

function problemsIn(core: unknown, configuration: Configuration): readonly string[] | undefined {
  const check: unknown = Object(core).checkConfiguration;
  if (typeof check !== "function") return undefined;
  const checked: unknown = check(configuration);
  const problems = isObject(checked) ? checked["problems"] : undefined;
  return Array.isArray(problems) ? problems.map(String) : undefined;
}
