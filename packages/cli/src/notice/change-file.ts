import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { PostedNotice } from "@waymark/core/build";
import { chownLike, InputError, makeThenRename, NOTICES_FILE } from "@waymark/hosting";
import { readPostedNotices, type ServedBuild } from "./served-build.ts";

/** Age from which a file beside the notices is that of a killed run. */
const STALE_MS = 10_000;

/**
 * Changes the file of notices at once: a host serves the old or the new one. Only one run changes it at a time.
 * @throws {InputError} where another run is changing it, or the system refuses it
 */
export function changeFile(
  build: ServedBuild,
  change: (notices: readonly PostedNotice[]) => readonly PostedNotice[],
): void {
  const { folder, file } = build;
  const lock = join(folder, `.${NOTICES_FILE}.lock`);
  takeLock(lock, file);
  try {
    removeLeftovers(folder);
    const text = `${JSON.stringify(change(readPostedNotices(build)), null, 2)}\n`;
    makeThenRename(file, (next) => writeNext(next, file, text));
  } catch (error) {
    throw error instanceof InputError ? error : refused(file, error);
  } finally {
    rmSync(lock, { force: true });
  }
  // Servers would send these instead of the file.
  for (const extension of [".br", ".gz"]) rmSync(file + extension, { force: true });
}

/**
 * Returns the filter of the entries that stay in the file: those that are not over, and those that end a configured notice
 * early.
 */
export function keptAt({ configured }: ServedBuild, time: Date) {
  const lasting = configured.filter(({ until }) => Date.parse(until) > time.getTime());
  return ({ id, until }: PostedNotice): boolean =>
    Date.parse(until) > time.getTime() || lasting.some((notice) => notice.id === id);
}

/** Writes the file that will take the place of the other one. */
function writeNext(next: string, file: string, text: string): void {
  const handle = openSync(next, "wx");
  try {
    if (existsSync(file)) chownLike(handle, file);
    // Readable for the user of the web server, as the file was, with any umask.
    fchmodSync(handle, statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644);
    writeFileSync(handle, text);
  } finally {
    closeSync(handle);
  }
}

/** Makes the file that no other run has while this one changes the notices. */
function takeLock(lock: string, file: string): void {
  try {
    removeStale(lock);
    writeFileSync(lock, "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw refused(file, error);
    throw new InputError(`another run is changing ${file}. Try again in a moment.`);
  }
}

/** Removes files that killed runs have not renamed: an upload of the folder would publish them. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`.${NOTICES_FILE}.next-`)) removeStale(join(folder, name));
  }
}

function removeStale(path: string): void {
  const left = statSync(path, { throwIfNoEntry: false });
  if (left && Date.now() - left.mtimeMs > STALE_MS) rmSync(path, { force: true });
}

function refused(file: string, error: unknown): InputError {
  return new InputError(`${file} is as it was: ${(error as Error).message}.`);
}
