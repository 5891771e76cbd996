import { resolve } from "node:path";
import { takeFolderLock } from "../configure/folder-lock.ts";
import { makeFolder } from "../files/make-folder.ts";
import { InputError } from "../input-error.ts";
import {
  checkOwn,
  type Deployment,
  distOf,
  liveId,
  liveLink,
  readDeployments,
} from "./deployment.ts";
import { keepAssets, keepNotices } from "./kept-assets.ts";
import { type DeploymentOptions, prepareDeployment } from "./prepare-deployment.ts";
import { endLive, removeLeftovers, removeOld, switchLive } from "./switch-live.ts";

/** Steps after a switch. */
export interface AfterSwitch {
  /** Has the web server read its configuration again. @throws where it does not */
  reload?: (() => void) | undefined;
  /** Checks what is served now. @returns what is wrong */
  check?: (() => Promise<readonly string[]>) | undefined;
}

/** The number of deployments that stay to roll back to. */
const KEEP = 5;

const FIRST =
  "Does the web server run already? The first time, deploy without --reload and --check, then start it.";

/**
 * Deploys a build: prepares a folder of its own, then switches the link `current` to it at once. Killed at any moment, this
 * leaves the build that was live or the new one. Where the web server refuses it or the check finds something, the build
 * that was live is live again.
 * @param build the folder of a build, which is only read
 * @param root the folder of deployments
 * @throws {InputError} that says why the build that was live is live
 * @example
 * await deployBuild("apps/uk/dist", "/srv/portal", { configuration: "production.json" });
 */
export async function deployBuild(
  build: string,
  root: string,
  {
    keep = KEEP,
    prepare,
    ...options
  }: DeploymentOptions & AfterSwitch & { keep?: number; prepare?: boolean },
): Promise<Deployment> {
  makeRoot(root);
  return withLock(root, async () => {
    checkOwn(root);
    removeLeftovers(root);
    const deployment = prepareDeployment({ build: resolve(build), root }, options);
    if (prepare) return deployment;
    await switchTo(root, deployment.id, options);
    removeOld(root, keep);
    return deployment;
  });
}

/**
 * Makes another deployment the live one again: the one that was live before, or a named one. Files of the build that was live
 * stay, so that its open pages find their chunks.
 * @throws {InputError} where there is none
 */
export async function rollBack(
  root: string,
  { to, ...after }: AfterSwitch & { to?: string } = {},
): Promise<Deployment> {
  return withLock(root, async () => {
    const all = readDeployments(root);
    const live = all.find(({ id }) => id === liveId(root));
    const wanted = to ?? live?.before;
    const target = all.find(({ id }) => id === wanted);
    if (target === undefined) {
      const known = all.map(({ id }) => id).join(", ") || "none";
      throw new InputError(
        `there is no deployment ${wanted ?? "before the live one"} in ${root}. Deployments: ${known}.`,
      );
    }
    const others = all.filter((each) => each !== target);
    keepAssets(root, target.id, others);
    if (target.canary) keepAssets(root, target.canary.beside, others);
    if (live) keepNotices(distOf(root, live.id), distOf(root, target.id));
    await switchTo(root, target.id, after);
    return target;
  });
}

async function withLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const release = takeFolderLock(liveLink(resolve(root)));
  try {
    liveId(root);
    return await work();
  } finally {
    release();
  }
}

async function switchTo(root: string, id: string, { reload, check }: AfterSwitch): Promise<void> {
  const before = liveId(root);
  switchLive(root, id);
  const problems = await problemsAfter({ reload, check });
  if (problems.length === 0) return;
  if (before === undefined) endLive(root);
  else switchLive(root, before);
  const isBack = before === undefined ? [] : await problemsAfter({ reload });
  throw new InputError(
    [
      ...problems,
      `${id} is not live: ${before === undefined ? "nothing is" : `${before} is again`}. It stays in the folder; \`--use ${id}\` tries it again.`,
      ...(before === undefined && reload !== undefined ? [FIRST] : []),
      ...isBack,
    ].join("\n"),
  );
}

async function problemsAfter({ reload, check }: AfterSwitch): Promise<readonly string[]> {
  try {
    reload?.();
    return (await check?.()) ?? [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function makeRoot(root: string): void {
  try {
    makeFolder(resolve(root));
  } catch (error) {
    throw new InputError(`${root} cannot be made: ${(error as Error).message}.`);
  }
}
