import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "@waymark/hosting";
import { isObject } from "../is-object.ts";
import type { SandboxApp } from "../regional-apps.ts";

const CHECKER = "@waymark/core/build";

/**
 * What is wrong with a configuration, a sentence each. The core that an app is built with says so: it has the one list
 * of keys, and may be of another version than the sandbox. Undefined where no app has a core installed.
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
