import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { rooms, testingRoom } from "./rooms.ts";

const CORE_SOURCE = "packages/core/src";

/** Finds the folders of core that no rule knows, and files that stand among the flows without being in one. */
export function folderFaults(root: string): string[] {
  const known = new Set([...rooms.map(({ name }) => name), testingRoom]);
  const unknown = entriesOf(root, CORE_SOURCE)
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .map(({ name }) => `${CORE_SOURCE}/${name}: no room of that name; give it a row in rooms.ts`);
  const loose = entriesOf(root, `${CORE_SOURCE}/flows`)
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => `${CORE_SOURCE}/flows/${name}: a file among the flows belongs into one`);
  return [...unknown, ...loose];
}

function entriesOf(root: string, folder: string) {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}
