import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { makeThenRename } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";

/** A build that has been prepared in the folder of deployments. The link `current` leads to the live one. */
export interface Deployment {
  /** Its name: when it was made, and the beginning of its hash. */
  id: string;
  /** When it was made, as an ISO date. */
  at: string;
  /** The hash of the build and its configuration, which `/version` of its web server answers with. */
  build: string;
  version?: string;
  commit?: string;
  /** The deployment that was live when this one became live, to which a roll back returns. */
  before?: string;
  /** True until it is live for the first time. */
  unused?: true;
  /** Its own files whose names hold a hash: the next deployments keep them for pages that are open. */
  assets: readonly string[];
  /** The visitors in a hundred that get this build, beside another one; every visitor where it is missing. */
  canary?: { share: number; beside: string };
}

/** The file that is written last: a folder without it was left by a killed run. */
export const RECORD = "deployment.json";

/** The time of a deployment and the beginning of its hash, with a number where two are the same. */
const ID = /^\d{4}(?:-\d\d){2}T\d\d(?:-\d\d){2}-[\da-f]{8}(?:-\d+)?$/u;

/** The folder of a deployment: its build is in `dist`, and beside it the configuration of its web server. */
export function folderOf(root: string, id: string): string {
  return join(root, "builds", id);
}

/** The build of a deployment. */
export function distOf(root: string, id: string): string {
  return join(folderOf(root, id), "dist");
}

/** A name that no deployment has. */
export function freeId(root: string, at: Date, hash: string): string {
  const time = at.toISOString().slice(0, 19).replaceAll(":", "-");
  const name = `${time}-${hash.slice(0, 8)}`;
  let id = name;
  for (let number = 2; existsSync(folderOf(root, id)); number += 1) id = `${name}-${number}`;
  return id;
}

/**
 * Lists complete deployments, the newest one first.
 * @throws {InputError} that names a damaged record
 */
export function readDeployments(root: string): Deployment[] {
  return idsIn(root).flatMap((id) => readRecord(root, id) ?? []);
}

/** The names of deployments, whole or half made, the newest one first. Nothing else in their folder is ours to touch. */
export function idsIn(root: string): string[] {
  return namesIn(root)
    .filter((name) => ID.test(name))
    .toReversed();
}

/**
 * Checks that the folder of builds has deployments, or is empty.
 * @throws {InputError} where it has only other things
 */
export function checkOwn(root: string): void {
  const names = namesIn(root);
  const other = names.find((name) => !ID.test(name));
  if (other === undefined || names.some((name) => ID.test(name))) return;
  throw new InputError(
    `${join(root, "builds")} holds ${other}, which is not a deployment. Give a folder of its own. Nothing is changed.`,
  );
}

function namesIn(root: string): string[] {
  const folder = join(root, "builds");
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function readRecord(root: string, id: string): Deployment | undefined {
  const file = join(folderOf(root, id), RECORD);
  if (!existsSync(file)) return undefined;
  const record = parsed(readFileSync(file, "utf8"));
  if (record?.id === id && Array.isArray(record.assets)) return record;
  throw new InputError(
    `${file} is not a record of a deployment. Restore it, or move its folder away if that is not live.`,
  );
}

/** Writes the record of a deployment at once. */
export function writeRecord(root: string, deployment: Deployment): void {
  const file = join(folderOf(root, deployment.id), RECORD);
  makeThenRename(file, (next) => writeFileSync(next, `${JSON.stringify(deployment, null, 2)}\n`));
}

function parsed(text: string): Deployment | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The link that web servers follow to the live deployment. */
export function liveLink(root: string): string {
  return join(root, "current");
}

/**
 * The name of the live deployment; undefined before the first one.
 * @throws {InputError} where something else has the name of the link
 */
export function liveId(root: string): string | undefined {
  const link = liveLink(root);
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isSymbolicLink()) return basename(readlinkSync(link));
  throw new InputError(
    `${link} is not a link of \`waymark deploy\`. Give a folder of its own, or move that away.`,
  );
}
