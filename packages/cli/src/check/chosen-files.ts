import { runInNewContext } from "node:vm";
import { choosePage } from "@waymark/hosting";
import type { Site } from "./site.ts";

/** Patterns of a build take microseconds. */
const LIMIT_MS = 2_000;

/**
 * Chooses the file of each address by the host's list, whose patterns may be hostile.
 * @returns null where they take too long
 */
export function chosenFiles(
  { rows, url, configuration }: Site,
  addresses: readonly string[],
): readonly (string | undefined)[] | null {
  const fileOf = (address: string) =>
    choosePage(rows, {
      url: new URL(address, url.origin),
      configuration: { ...configuration },
    });
  const choose = () => addresses.map(fileOf);
  try {
    // Only a script of its own has a limit that ends a regular expression.
    return runInNewContext("choose()", { choose }, { timeout: LIMIT_MS });
  } catch (error) {
    if (Object(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return null;
    throw error;
  }
}
