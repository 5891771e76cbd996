import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
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
  const next = join(folder, `.${NOTICES_FILE}.next`);
  const handle = openNext(next, file);
  try {
    writeFileSync(handle, `${JSON.stringify(change(readFile(build)), null, 2)}\n`);
    closeSync(handle);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error instanceof InputError ? error : refused(file, error);
  }
  // Servers would send these instead of the file.
  for (const extension of [".br", ".gz"]) rmSync(file + extension, { force: true });
}

/** Opens the file that will take the place of the other one; no other run has it open. */
function openNext(next: string, file: string): number {
  try {
    const left = statSync(next, { throwIfNoEntry: false });
    if (left && Date.now() - left.mtimeMs > STALE_MS) rmSync(next, { force: true });
    const handle = openSync(next, "wx");
    if (existsSync(file)) chownLike(handle, file);
    // Readable for the user of the web server, as the file was, with any umask.
    fchmodSync(handle, statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644);
    return handle;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw refused(file, error);
    throw new InputError(`another run is changing ${file}. Try again in a moment.`);
  }
}

function refused(file: string, error: unknown): InputError {
  return new InputError(`${file} is as it was: ${(error as Error).message}.`);
}
