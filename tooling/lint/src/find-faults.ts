import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderFaults } from "./folder-faults.ts";
import { readGraph } from "./graph.ts";
import { packageFault } from "./package-fault.ts";
import { roomFault } from "./room-fault.ts";

export interface Findings {
  /** One readable line for each import or folder that breaks a rule. */
  faults: string[];
  /** How many imports were looked at. */
  imports: number;
}

/**
 * Holds every import of the repository against the rules of its rooms and packages.
 * @param root the repository's folder
 */
export async function findFaults(root: string): Promise<Findings> {
  const folders = ["apps", "packages", "tooling"].filter((name) => existsSync(join(root, name)));
  const { edges, cycles } = await readGraph(root, folders);
  const imports = edges.flatMap((edge) => {
    const fault = roomFault(edge) ?? packageFault(edge);
    return fault === undefined ? [] : [`${edge.from} → ${edge.to}: ${fault}`];
  });
  const circles = cycles.map((files) => `${files.join(" → ")}: imports go round in a circle`);
  return { faults: [...folderFaults(root), ...imports, ...circles], imports: edges.length };
}
