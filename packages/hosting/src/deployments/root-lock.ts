import { resolve } from "node:path";
import { takeFolderLock } from "../configure/folder-lock.ts";
import { liveId, liveLink } from "./deployment.ts";

/**
 * Runs work with the lock of a folder of deployments.
 * @throws {InputError} that names the process which has it
 */
export async function withRootLock<Result>(
  root: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = takeFolderLock(liveLink(resolve(root)));
  try {
    // Refuses a folder whose `current` is not a link, before any work.
    liveId(root);
    return await work();
  } finally {
    release();
  }
}
