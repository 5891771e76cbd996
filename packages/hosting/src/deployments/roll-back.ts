import { InputError } from "../input-error.ts";
import { type Deployment, liveId, readDeployments } from "./deployment.ts";
import { keepAssets } from "./deployment-files.ts";
import { withRootLock } from "./root-lock.ts";
import { type AfterSwitch, switchTo } from "./switch-to.ts";

/**
 * Makes another deployment the live one again: the one that was live before, or a named one. Files of the build that was live
 * stay, so that its open pages find their chunks.
 * @throws {InputError} where there is none, or where it cannot be served
 */
export async function rollBack(
  root: string,
  { to, ...after }: AfterSwitch & { to?: string } = {},
): Promise<Deployment> {
  if (readDeployments(root).length === 0) {
    throw new InputError(`there are no deployments in ${root}. Nothing is changed.`);
  }
  return withRootLock(root, async () => {
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
    checkBeside(target, all);
    const others = all.filter((each) => each !== target);
    keepAssets(root, target.id, others);
    if (target.canary) keepAssets(root, target.canary.beside, others);
    return switchTo(root, target, after);
  });
}

/** @throws {InputError} where the build for the visitors without the canary is gone */
function checkBeside({ id, canary }: Deployment, all: readonly Deployment[]): void {
  if (canary === undefined || all.some((each) => each.id === canary.beside)) return;
  throw new InputError(
    `${id} is served beside ${canary.beside}, which is gone. Use another deployment, or deploy its build again without --canary.`,
  );
}
