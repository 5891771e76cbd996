import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { beside } from "../files/write-file.ts";
import {
  type Deployment,
  folderOf,
  liveId,
  liveLink,
  idsIn,
  RECORD,
  readDeployments,
} from "./deployment.ts";

/**
 * The number of deployments that stay to roll back to.
 * @internal
 */
export const KEPT_DEPLOYMENTS = 5;

/** Takes a sentence to the person who deploys. */
type Note = (words: string) => void;

/** Removes what killed runs have left: folders without a record, and links that were not put in place. */
export function removeLeftovers(root: string, note: Note): void {
  const nextLink = basename(beside(liveLink(root), "next-"));
  for (const name of readdirSync(root).filter((each) => each.startsWith(nextLink))) {
    rmSync(join(root, name), { force: true });
  }
  const whole = new Set(readDeployments(root).map(({ id }) => id));
  for (const name of idsIn(root).filter((each) => !whole.has(each))) {
    removeFolder(folderOf(root, name), note);
  }
}

/**
 * Removes old deployments, but never the live one, the one before it, or one that is served beside any that stay. The one
 * just made stays, too, as it may be live later.
 * @param keep the number that stay, with these
 */
export function removeOld(
  root: string,
  { keep, made }: { keep: number; made: string },
  note: Note,
): void {
  const all = readDeployments(root);
  const current = liveId(root);
  const live = all.find(({ id }) => id === current);
  const before = all.find(({ id }) => id === live?.before);
  const kept = new Set<string>();
  const add = (each: Deployment | undefined) => {
    for (const id of [each?.id, each?.canary?.beside]) if (id !== undefined) kept.add(id);
  };
  add(live);
  add(before);
  add(all.find(({ id }) => id === made));
  for (const each of all) if (kept.size < keep) add(each);
  for (const { id } of all.filter((each) => !kept.has(each.id))) {
    removeFolder(folderOf(root, id), note);
  }
}

/** Removes a deployment. One that holds files of another user stays: that is no reason not to deploy. */
function removeFolder(folder: string, note: Note): void {
  try {
    // First: a run that is killed here leaves no record of half a folder.
    rmSync(join(folder, RECORD), { force: true });
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    note(`${folder} cannot be removed: ${(error as Error).message}. Remove it by hand.`);
  }
}
