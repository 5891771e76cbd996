import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type PostedNotice, readNotices } from "@waymark/core/build";
import {
  chownLike,
  CONFIGURATION_FILE,
  InputError,
  NOTICES_FILE,
  PAGES_FILE,
  readConfiguration,
  readJson,
  readPageRows,
} from "@waymark/hosting";

/** A build that a host serves, with its notices. */
export interface ServedBuild {
  folder: string;
  file: string;
  /** The notices of its pages' configuration. */
  configured: readonly PostedNotice[];
  /** The origins that links may lead to; any where there is none. */
  allowedOrigins: readonly string[];
  /** The path that it is served under; empty at the root. */
  basePath: string;
  languages: readonly string[];
}

/** A run that was killed may have left its file. */
const STALE_MS = 10_000;

/**
 * Opens the build in a folder, or in `dist` below the current one.
 * @throws {InputError} where there is none
 */
export function openBuild(given: string | undefined): ServedBuild {
  const folders = given === undefined ? [".", "dist"] : [given];
  const folder = folders.find((path) => existsSync(join(path, CONFIGURATION_FILE)));
  if (folder === undefined) {
    throw new InputError(
      given === undefined
        ? "there is no build here. Name the folder that the host serves: --in /srv/portal."
        : `${given} is no build of the portal. Name the folder that the host serves.`,
    );
  }
  const configuration = readConfiguration(readFileSync(join(folder, "index.html"), "utf8"));
  const { notices, allowedRedirectOrigins, basePath } = configuration;
  const rows = join(folder, PAGES_FILE);
  const languages = existsSync(rows)
    ? readPageRows(readFileSync(rows, "utf8")).map(({ language }) => language)
    : [];
  return {
    folder,
    file: join(folder, NOTICES_FILE),
    configured: readNotices(notices ?? []).notices,
    allowedOrigins: Array.isArray(allowedRedirectOrigins) ? allowedRedirectOrigins.map(String) : [],
    basePath: typeof basePath === "string" ? basePath : "",
    languages: [...new Set(languages)],
  };
}

/** Reads the file of notices. @throws {InputError} that says what is wrong with it */
export function readFile({ file }: ServedBuild): readonly PostedNotice[] {
  if (!existsSync(file)) return [];
  const { notices, faults } = readNotices(readOrExplain(file));
  const [fault] = faults;
  if (fault === undefined) return notices;
  throw new InputError(`${file}: ${fault}. Correct it or delete the file, then run this again.`);
}

function readOrExplain(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw new InputError(`${(error as Error).message} Delete it, then run this again.`);
  }
}

/**
 * Changes the file of notices at once: a host serves the old or the new one. Only one run changes it at a time.
 * @throws {InputError} where another run is at it, or the system refuses it
 */
export function changeFile(
  build: ServedBuild,
  change: (notices: readonly PostedNotice[]) => readonly PostedNotice[],
): void {
  const { folder, file } = build;
  const lock = join(folder, `.${NOTICES_FILE}.lock`);
  // A slow run may be taken for a killed one, and writes a file of its own.
  const next = join(folder, `.${NOTICES_FILE}.next-${randomUUID()}`);
  takeLock(lock, file);
  try {
    removeLeftovers(folder);
    writeNext(next, file, `${JSON.stringify(change(readFile(build)), null, 2)}\n`);
    renameSync(next, file);
  } catch (error) {
    throw error instanceof InputError ? error : refused(file, error);
  } finally {
    for (const path of [next, lock]) rmSync(path, { force: true });
  }
  // Servers would send these instead of the file.
  for (const extension of [".br", ".gz"]) rmSync(file + extension, { force: true });
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
