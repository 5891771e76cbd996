import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { makeFolder } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import { checkOwn, type Deployment } from "./deployment.ts";
import { type DeploymentOptions, prepareDeployment } from "./prepare-deployment.ts";
import { withRootLock } from "./root-lock.ts";
import { KEPT_DEPLOYMENTS, removeLeftovers, removeOld } from "./remove-deployments.ts";
import { type AfterSwitch, switchTo } from "./switch-to.ts";

/**
 * Deploys a build: prepares a folder of its own, then switches the link `current` to it at once. Killed at any moment, this
 * leaves the build that was live or the new one. Where the web server refuses it or the check finds something, the build
 * that was live is live again.
 * @param build the folder of a build, which is only read
 * @param root the folder of deployments
 * @param options.keep the number of deployments that stay, with the live one
 * @param options.prepare makes the deployment alone; `rollBack` switches to it later
 * @throws {InputError} that says why nothing was deployed; the earlier build stays live
 * @example
 * await deployBuild("apps/uk/dist", "/srv/portal", { configuration: "production.json" });
 */
export async function deployBuild(
  build: string,
  root: string,
  {
    keep = KEPT_DEPLOYMENTS,
    prepare,
    ...options
  }: DeploymentOptions & AfterSwitch & { keep?: number; prepare?: boolean },
): Promise<Deployment> {
  const { note = () => {} } = options;
  refuseInside(build, root);
  makeRoot(root);
  return withRootLock(root, async () => {
    checkOwn(root);
    removeLeftovers(root, note);
    const deployment = prepareDeployment({ build: resolve(build), root }, options);
    const made = prepare ? deployment : await switchTo(root, deployment, options);
    removeOld(root, { keep, made: made.id }, note);
    return made;
  });
}

/** @throws {InputError} for a root in the build, which is only read and cannot be copied into itself */
function refuseInside(build: string, root: string): void {
  if (!existsSync(build)) return;
  let folder = resolve(root);
  // What is not there yet is where its folder leads, through any link.
  while (!existsSync(folder)) folder = dirname(folder);
  if (!(realpathSync(folder) + sep).startsWith(realpathSync(build) + sep)) return;
  throw new InputError(`${root} is in the build. Give a folder of its own, such as /srv/portal.`);
}

function makeRoot(root: string): void {
  try {
    makeFolder(resolve(root));
  } catch (error) {
    throw new InputError(`${root} cannot be made: ${(error as Error).message}.`);
  }
}
