import { readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { folderOf, liveId, liveLink, idsIn, RECORD, readDeployments } from "./deployment.ts";

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

/** Removes old deployments, but never the live one, the one before it, or one that is served beside these. */
export function removeOld(root: string, keep: number): void {
  const all = readDeployments(root);
  const isLive = liveId(root);
  const live = all.find(({ id }) => id === isLive);
  const before = all.find(({ id }) => id === live?.before);
  const needed = new Set([live, before].flatMap((each) => [each?.id, each?.canary?.beside]));
  const [kept, others] = [true, false].map((isKept) =>
    all.filter(({ id }) => needed.has(id) === isKept),
  );
  const old = others?.slice(Math.max(0, keep - (kept?.length ?? 0))) ?? [];
  for (const { id } of old) {
    // First: a run that is killed here leaves no record of half a folder.
    rmSync(join(folderOf(root, id), RECORD), { force: true });
    rmSync(folderOf(root, id), { recursive: true, force: true });
  }
}
