import { join } from "node:path";
import { appNames } from "../app-names.ts";
import { writeChanged } from "../write-changed.ts";
import { workflowOf } from "./workflow.ts";

export const WORKFLOW = ".github/workflows/ci.yml";

/**
 * Brings the workflow up to the apps that are there.
 * @param root the repository's folder
 * @returns whether it was another before
 */
export function writeWorkflow(root: string): boolean {
  return writeChanged(join(root, WORKFLOW), workflowOf(appNames(root)));
}
