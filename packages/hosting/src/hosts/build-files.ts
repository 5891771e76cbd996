import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files of a build that are asked for by their names: not the compressed copies, because the network compresses. */
export function filesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.(?:br|gz)$/u.test(name) && statSync(join(dist, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
}
