import { join } from "node:path";
import { appNames } from "../app-names.ts";
import { writeChanged } from "../write-changed.ts";
import { releaseWorkflow } from "./release-workflow.ts";
import { workflowOf } from "./workflow.ts";

export const WORKFLOW = ".github/workflows/ci.yml";
export const RELEASE_WORKFLOW = ".github/workflows/release.yml";

/**
 * Brings the workflows up to the apps that are there.
 * @param root the repository's folder
 * @returns whether one was another before
 */
export function writeWorkflow(root: string): boolean {
  const release = writeChanged(join(root, RELEASE_WORKFLOW), releaseWorkflow());
  return writeChanged(join(root, WORKFLOW), workflowOf(appNames(root))) || release;
}
