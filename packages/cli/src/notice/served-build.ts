import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkConfiguration, type PostedNotice, readNotices } from "@waymark/core/build";
import {
  CONFIGURATION_FILE,
  InputError,
  NOTICES_FILE,
  PAGES_FILE,
  readConfiguration,
  readJson,
  readPageRows,
} from "@waymark/hosting";

/** The build that is live, below a folder of deployments. */
const LIVE_BUILD = "current/dist";

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

/**
 * Opens the build in a folder, or the live build of a folder of deployments.
 * @param given by default the current folder, else `dist` in it
 * @throws {InputError} where there is none
 */
export function openBuild(given: string | undefined): ServedBuild {
  const roots = given === undefined ? [".", "dist"] : [given];
  const folders = roots.flatMap((root) => [root, join(root, LIVE_BUILD)]);
  const folder = folders.find((path) => existsSync(join(path, CONFIGURATION_FILE)));
  if (folder === undefined) {
    throw new InputError(
      given === undefined
        ? "there is no build here. Name the folder that the host serves: --in /srv/portal."
        : `${given} is not a build of the portal. Name the folder that the host serves.`,
    );
  }
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const { configuration } = checkConfiguration(readConfiguration(page));
  const rows = join(folder, PAGES_FILE);
  const languages = existsSync(rows)
    ? readPageRows(readFileSync(rows, "utf8")).map(({ language }) => language)
    : [];
  return {
    folder,
    file: join(folder, NOTICES_FILE),
    configured: readNotices(configuration.notices).notices,
    allowedOrigins: configuration.allowedRedirectOrigins,
    basePath: configuration.basePath,
    languages: [...new Set(languages)],
  };
}

/** Reads the file of notices. @throws {InputError} that says what is wrong with it */
export function readPostedNotices({ file }: ServedBuild): readonly PostedNotice[] {
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
    // What cannot be read may be a file that nothing is wrong with.
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`${error.message} Delete it, then run this again.`);
  }
}
