import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { appNames } from "../app-names.ts";
import { workflowOf } from "./workflow.ts";

export const WORKFLOW = ".github/workflows/ci.yml";

/**
 * Brings the workflow up to the apps that are there.
 * @param root the repository's folder
 */
export function writeWorkflow(root: string): void {
  const file = join(root, WORKFLOW);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, workflowOf(appNames(root)));
}
