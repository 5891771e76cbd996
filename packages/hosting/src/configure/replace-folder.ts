import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { chownLike } from "../files/owner-and-mode.ts";
import { beside } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import { keepNotices } from "./build-files.ts";

/**
 * Replaces a folder by one that is filled beside it. After an interruption it is the old folder or the new one as a
 * whole; between the two renames it is missing, and `recoverFolder` restores it. Posted notices are kept.
 * @param fill writes everything that the new folder holds
 * @returns sentences about old folders that stay
 * @throws {InputError} why nothing was changed
 */
export function replaceFolder(folder: string, fill: (next: string) => void): readonly string[] {
  // An old folder may stay, and in a container each process has the same id.
  const id = randomUUID();
  const next = beside(folder, `next-${id}`);
  try {
    // The owner of the folder could put links into the new one, and root would write to where they lead.
    mkdirSync(next, 0o700);
    fill(next);
    const previous = beside(folder, `previous-${id}`);
    renameSync(folder, previous);
    // No notice can be posted to the folder now.
    keepNotices(previous, next);
    chownLike(next, previous);
    chmodSync(next, statSync(previous).mode);
    renameSync(next, folder);
  } catch (error) {
    recoverFolder(folder);
    throw unchangedError(folder, error);
  }
  return recoverFolder(folder);
}

/**
 * Repairs what an interrupted run has left: restores a missing folder and removes the ones beside it. One that holds files
 * of another user may stay.
 * @returns sentences about those that stay
 */
export function recoverFolder(folder: string): readonly string[] {
  const parent = dirname(folder);
  if (!existsSync(parent)) return [];
  const paths = (part: string) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(basename(beside(folder, part))))
      .map((name) => join(parent, name));
  const [previous] = paths("previous-").toSorted((one, other) => movedAt(other) - movedAt(one));
  if (!existsSync(folder) && previous !== undefined) renameSync(previous, folder);
  return [...paths("previous-"), ...paths("next-")].flatMap(remove);
}

function movedAt(path: string): number {
  return statSync(path).ctimeMs;
}

function remove(folder: string): readonly string[] {
  try {
    rmSync(folder, { recursive: true, force: true });
    return [];
  } catch (error) {
    return [`${folder} cannot be removed: ${(error as Error).message}. Remove it by hand.`];
  }
}

const COPY =
  "It is part of a container's image, a mount point, or in use: copy it (`cp -r`), and configure the copy.";
const WRITABLE =
  "The folder around it has to be writable, too: the new one is made beside the old one.";

/** Advice by the system's code: what no right changes, and what a right is missing for. */
const advice: Readonly<Record<string, string>> = {
  EXDEV: COPY,
  EBUSY: COPY,
  EACCES: WRITABLE,
  EPERM: WRITABLE,
  EROFS: WRITABLE,
};

/** Returns an error that says why nothing was changed. */
export function unchangedError(folder: string, error: unknown): InputError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return new InputError(
    [`${folder} is as it was: ${message}.`, advice[code] ?? []].flat().join(" "),
  );
}
