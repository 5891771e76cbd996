import { existsSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { writeCompressedCopies } from "../files/encodings.ts";
import { entriesIn } from "../files/files-in.ts";
import { chownLike, makeReadableLike } from "../files/owner-and-mode.ts";
import { readAsBuilt } from "../texts/as-built.ts";
import { helpDeskTexts } from "../texts/help-desk-texts.ts";
import { type ReadTexts, readTexts } from "../texts/read-texts.ts";
import { replaceTexts } from "../texts/replace-texts.ts";
import { checkPresent, copyBuild, isPage } from "./build-files.ts";
import { checkSymbolicLinks } from "./symbolic-links.ts";
import { checkedConfiguration, CONFIGURATION_FILE } from "./checked-configuration.ts";
import { configuredPage } from "./configured-page.ts";
import { withFolderLock } from "./folder-lock.ts";
import { listOfWays } from "./list-of-ways.ts";
import { readJson } from "../files/read-json.ts";
import { recoverFolder, replaceFolder } from "./replace-folder.ts";

/**
 * Writes a stage's configuration, and what depends on it, into every page of a build: links outside of the scripts, and
 * the content security policy. All pages and their compressed copies change at once, or none.
 * @param folder of a build, or a link to one
 * @param file JSON with the keys in which the stage differs from the build
 * @param options without `texts` the build has its own again
 * @returns the names of the pages, and what to know about texts and ways in
 * @throws {InputError} a list of all problems, or that another process is changing the build
 * @example
 * configureBuild("apps/uk/dist", "staging.json");
 */
export function configureBuild(
  folder: string,
  file: string,
  options: ConfigureOptions = {},
): ConfiguredBuild {
  const place = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  // Without the folder around it there is nothing to lock, and a message that says so.
  if (!existsSync(dirname(place))) checkPresent(folder, file);
  return withFolderLock(place, () => {
    recoverFolder(place);
    checkPresent(folder, file);
    return writePages(realpathSync(folder), file, options);
  });
}

/** Settings of a run besides the configuration. */
export interface ConfigureOptions {
  /** JSON file with texts in place of the build's own. */
  texts?: string;
  /** Folder of the help desk's pages, which get the same texts. */
  helpDesk?: string;
}

/** Result of a run. */
export interface ConfiguredBuild {
  /** The names of the pages. */
  pages: string[];
  /** The number of texts that are not the build's own. */
  texts: number;
  /** Sentences about texts, ways in and values, which may be as they are meant, and about folders that stay. */
  notes: readonly string[];
  /** Sentences about what a stage should have, and does not. */
  warnings: readonly string[];
}

function writePages(dist: string, file: string, options: ConfigureOptions): ConfiguredBuild {
  const { texts, notes } = textsFor(dist, options.texts);
  const { configuration, warnings } = checkedConfiguration(
    readJson(join(dist, CONFIGURATION_FILE)),
    readJson(file),
    file,
  );
  const ways = listOfWays(dist, configuration);
  const names = entriesIn(dist);
  checkSymbolicLinks(dist, names);
  const pages = names.filter((name) => isPage(dist, name));
  const replaced = replaceTexts(dist, texts);
  const { helpDesk } = options;
  const withHelpDesk =
    helpDesk === undefined ? undefined : helpDeskTexts(helpDesk, texts, readAsBuilt(dist));
  const configured = pages.map((name) =>
    configuredPage({ dist, name, configuration, html: replaced?.pages.get(name) }),
  );
  const fill = (next: string) => {
    copyBuild(dist, next);
    replaced?.write(next);
    for (const [index, name] of pages.entries()) {
      writeFileSync(join(next, name), configured[index] ?? "");
      writeCompressedCopies(join(next, name));
    }
    if (ways.file !== undefined) writeCompressedCopies(join(next, ways.file));
    const before = new Set(names);
    for (const name of entriesIn(next).filter((each) => !before.has(each))) {
      chownLike(join(next, name), join(dist, "index.html"));
      makeReadableLike(join(next, name), join(dist, "index.html"));
    }
  };
  const replace = () => replaceFolder(dist, fill);
  const left = withHelpDesk ? withHelpDesk(replace) : replace();
  const count = Object.values(texts).reduce((sum, each) => sum + Object.keys(each).length, 0);
  return {
    pages: pages.toSorted(),
    texts: count,
    notes: [...notes, ...ways.notes, ...notesOn(configuration), ...left],
    warnings: [...warningsOf(configuration), ...warnings],
  };
}

/** Time that hosts give the portal's server to begin its answer, as `waymark host` writes them. */
const SERVER_LIMIT_MS = 60_000;

function notesOn({ requestTimeoutMs }: Configuration): string[] {
  return requestTimeoutMs > SERVER_LIMIT_MS
    ? [
        `requestTimeoutMs is ${requestTimeoutMs}: hosts that \`waymark host\` configures wait ${SERVER_LIMIT_MS} ms for the server. A longer time changes nothing there.`,
      ]
    : [];
}

function warningsOf({ logoutPath }: Configuration): string[] {
  return logoutPath === ""
    ? [
        "logoutPath is empty: a log-out forgets the sign-in in the browser alone, and the session on the server lives on. Ask the server's team for the path that ends it.",
      ]
    : [];
}

function textsFor(dist: string, file: string | undefined): ReadTexts {
  return file === undefined ? { texts: {}, notes: [] } : readTexts(file, readAsBuilt(dist));
}
