import { HASH } from "./cache-control.ts";

/** A script or style beside a script, an imported picture, and a dictionary with its version. */
const NAMED = [
  new RegExp(`["'\`]\\./(?<name>[\\w.-]+-${HASH}\\.(?:js|css))["'\`]`, "gu"),
  /new URL\(["'`](?<name>(?!\.{0,2}\/)[\w./-]+\.\w+)["'`],\s*import\.meta\.url/gu,
  /["'`](?<name>translations\/[\w./-]+\.json\?v=\w+)["'`]/gu,
] as const;

/**
 * Lists the files that a script of a build may load, by their addresses relative to the script.
 * @internal
 */
export function filesNamedBy(script: string): string[] {
  const found = NAMED.flatMap((pattern) => [...script.matchAll(pattern)]);
  return [...new Set(found.map(({ groups }) => groups?.["name"] ?? ""))];
}
