import { readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import {
  type Deployment,
  folderOf,
  liveId,
  liveLink,
  idsIn,
  RECORD,
  readDeployments,
} from "./deployment.ts";

const NEXT = ".current.next-";

/** Makes a deployment the live one. The link is replaced by a rename, so that it always leads to a whole build. */
export function switchLive(root: string, id: string): void {
  const next = join(root, NEXT + process.pid);
  rmSync(next, { force: true });
  symlinkSync(join("builds", id), next);
  renameSync(next, liveLink(root));
}

/** Removes the link, where the first deployment failed. */
export function endLive(root: string): void {
  rmSync(liveLink(root), { force: true });
}

/** Removes what killed runs have left: folders without a record, and links that were not put in place. */
export function removeLeftovers(root: string): void {
  for (const name of readdirSync(root).filter((each) => each.startsWith(NEXT))) {
    rmSync(join(root, name), { force: true });
  }
  const whole = new Set(readDeployments(root).map(({ id }) => id));
  for (const name of idsIn(root).filter((each) => !whole.has(each))) {
    rmSync(folderOf(root, name), { recursive: true, force: true });
  }
}

/** Removes old deployments, but never the live one, the one before it, or one that is served beside any that stay. */
export function removeOld(root: string, keep: number): void {
  const all = readDeployments(root);
  const isLive = liveId(root);
  const live = all.find(({ id }) => id === isLive);
  const before = all.find(({ id }) => id === live?.before);
  const kept = new Set<string>();
  const add = (each: Deployment | undefined) => {
    for (const id of [each?.id, each?.canary?.beside]) if (id !== undefined) kept.add(id);
  };
  add(live);
  add(before);
  for (const each of all) if (kept.size < keep) add(each);
  for (const { id } of all.filter((each) => !kept.has(each.id))) {
    // First: a run that is killed here leaves no record of half a folder.
    rmSync(join(folderOf(root, id), RECORD), { force: true });
    rmSync(folderOf(root, id), { recursive: true, force: true });
  }
}
