import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { configureBuild } from "../configure/configure-build.ts";
import { makeReadableLike } from "../files/owner-and-mode.ts";
import { type HostWords, writeHost } from "../web-servers/write-host.ts";
import { InputError } from "../input-error.ts";
import { readBuild } from "../hosts/read-build.ts";
import { checkWhole } from "./check-whole.ts";
import { copyIntoDeployment, hashedAssets, keepAssets } from "./deployment-files.ts";
import {
  type Deployment,
  distOf,
  folderOf,
  freeId,
  liveId,
  readDeployments,
  writeRecord,
} from "./deployment.ts";

/** Settings of a deployment. */
export interface DeploymentOptions {
  /** JSON with the keys that the stage sets otherwise. */
  configuration?: string;
  /** JSON with texts in place of the build's own. */
  texts?: string;
  /** The web server, and its options as `waymark host` has them, such as `["nginx", "--host", "login.example"]`. */
  webServer?: HostWords;
  /** The visitors in a hundred that get the build; the others get the one that is live. */
  canary?: number;
  /** Called with each sentence that stops nothing: those of `waymark configure`, and what cannot be removed. */
  note?: (words: string) => void;
}

interface Place {
  build: string;
  root: string;
}

/**
 * Makes a folder of its own for a build: configured, checked, and with the files that open pages need. The configuration of
 * its web server is beside it. Nothing that is live changes.
 * @throws {InputError} that says why there is no deployment
 */
export function prepareDeployment({ build, root }: Place, options: DeploymentOptions): Deployment {
  if (!existsSync(build))
    throw new InputError(
      `there is no folder ${build}. Give the folder of a build, such as apps/uk/dist.`,
    );
  const at = new Date();
  const id = freeId(root, at, readBuild(build).hash);
  const folder = folderOf(root, id);
  try {
    copyIntoDeployment(build, { root, id });
    checkWhole(distOf(root, id));
    configureCopy(distOf(root, id), options);
    return finish(root, { id, at: at.toISOString() }, options);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw notDeployedError(error);
  }
}

/** @throws {InputError} for texts alone: a run without the configuration would take that back */
function configureCopy(
  dist: string,
  { configuration, texts, note = () => {} }: DeploymentOptions,
): void {
  if (configuration) {
    const written = configureBuild(dist, configuration, texts === undefined ? {} : { texts });
    for (const words of [...written.notes, ...written.warnings]) note(words);
  } else if (texts !== undefined) {
    throw new InputError("--texts needs --configuration: both are written in one step.");
  }
}

function finish(root: string, { id, at }: { id: string; at: string }, options: DeploymentOptions) {
  const dist = distOf(root, id);
  const others = readDeployments(root);
  const live = others.find((each) => each.id === liveId(root));
  const assets = hashedAssets(dist);
  const canary = canaryOf(live, options);
  keepAssets(root, id, others);
  const facts = hostOf(root, { id, ...canary }, options) ?? { build: readBuild(dist).hash };
  const deployment: Deployment = { id, at, ...facts, unused: true, assets, ...canary };
  writeRecord(root, deployment);
  // A page of the new build may ask a machine that is not switched yet, or the other build beside it.
  if (live) keepAssets(root, live.id, [deployment]);
  return deployment;
}

function canaryOf(live: Deployment | undefined, { canary, webServer }: DeploymentOptions) {
  if (canary === undefined) return {};
  if (live === undefined) {
    throw new InputError("--canary: no build is live yet. Deploy one without --canary first.");
  }
  if (webServer?.[0] !== "nginx") {
    throw new InputError('--canary needs nginx: give --web-server "nginx …".');
  }
  return { canary: { share: canary, beside: live.canary?.beside ?? live.id } };
}

type Planned = Pick<Deployment, "id" | "canary">;

function hostOf(root: string, { id, canary }: Planned, { webServer, note }: DeploymentOptions) {
  if (webServer === undefined) return undefined;
  const beside = canary && readDeployments(root).find((each) => each.id === canary.beside);
  const [dist, out] = [resolve(distOf(root, id)), resolve(folderOf(root, id))];
  const facts = writeHost(webServer, {
    dist,
    out,
    ...(note && { note }),
    ...(canary &&
      beside && {
        beside: { ...beside, dist: resolve(distOf(root, beside.id)), share: canary.share },
      }),
  });
  for (const entry of readdirSync(out, { withFileTypes: true }).filter((each) => each.isFile())) {
    makeReadableLike(join(out, entry.name), join(dist, "index.html"));
  }
  return facts;
}

function notDeployedError(error: unknown): InputError {
  const reason = error instanceof Error ? error.message : String(error);
  return new InputError(`${reason}\nNothing is deployed, and what is live is as it was.`);
}
