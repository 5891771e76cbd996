import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "../../../scripts/failure.mjs";

/** What a file system says when a folder cannot be replaced, in words. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is read-only",
  EBUSY: "it is in use, or a volume of its own",
  EXDEV: "it is a volume of its own",
  ENAMETOOLONG: "its name is too long",
  ENOSPC: "there is no space left",
  EDQUOT: "there is no space left",
};

/**
 * Replaces a folder by one that is filled beside it. Whenever it is interrupted, the folder is the old one or the new one
 * as a whole; between two renames it may be missing, and `recoverFolder` brings it back.
 * @param fill writes everything that the new folder holds
 * @throws {Failure} one line that says why nothing was changed
 */
export function swapFolder(folder: string, fill: (next: string) => void): void {
  const next = beside(folder, `next-${process.pid}`);
  const previous = beside(folder, `previous-${process.pid}`);
  try {
    mkdirSync(next, { mode: statSync(folder).mode });
    fill(next);
    renameSync(folder, previous);
    renameSync(next, folder);
  } catch (error) {
    if (existsSync(next)) rmSync(next, { recursive: true });
    recoverFolder(folder);
    throw inWords(folder, error);
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Brings back what an interrupted run has left: the folder, if it is missing, and nothing beside it. */
export function recoverFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  const start = basename(beside(folder, ""));
  const left = readdirSync(parent).filter((name) => name.startsWith(start));
  const previous = left.find((name) => name.startsWith(`${start}previous-`));
  if (!existsSync(folder) && previous !== undefined) renameSync(join(parent, previous), folder);
  for (const name of left.filter((each) => !runs(Number(/\d+$/u.exec(each)?.[0])))) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function beside(folder: string, name: string): string {
  return join(dirname(folder), `.${basename(folder)}.${name}`);
}

/** Whether another process is still there; one of another user may not be asked. */
function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function inWords(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "") return error;
  return new Failure(
    `${folder} is as it was: ${reasons[code] ?? code}. The folder around it has to be writable, too: the new one is made beside the old one.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
