import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { InputError } from "../input-error.ts";
import { writeCompressedCopies } from "../files/encodings.ts";
import { makeReadableLike } from "../files/readable-like.ts";
import { inlineScripts, scriptsOf } from "../headers/page-sources.ts";
import { writePolicyMeta } from "../headers/policy-meta.ts";
import { configurationOf, readConfiguration } from "../html/configuration-block.ts";
import { parsePage, printPage } from "../html/page.ts";
import { listOfWays } from "./list-of-ways.ts";
import { AS_BUILT, checkedConfiguration } from "./checked-configuration.ts";
import { readAsBuilt } from "../texts/as-built.ts";
import { replaceTexts } from "../texts/replace-texts.ts";
import { helpDeskTexts } from "../texts/help-desk-texts.ts";
import { type ReadTexts, readTexts } from "../texts/read-texts.ts";
import { withFolderLock } from "./folder-lock.ts";
import { readJson } from "./read-json.ts";
import { recoverFolder, replaceFolder } from "./replace-folder.ts";
import { writeConfiguration } from "./with-configuration.ts";

/** Every page holds the configuration. */
const MOST_KB = 64;

/**
 * Writes a stage's configuration, and what depends on it, into every page of a build: links outside of the scripts, and
 * the content security policy. All pages and their compressed copies change at once, or none.
 * @param folder of a build, or a link to one
 * @param file JSON with the keys in which the stage differs from the build
 * @param options without `texts` the build has its own again
 * @returns the names of the pages, and what to know about texts and ways in
 * @throws {InputError} a list of all problems, or that another process is at it
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
  /** Sentences about texts and ways in, which may be as they are meant. */
  notes: readonly string[];
  /** Sentences about what a stage should have, and does not. */
  warnings: readonly string[];
}

function writePages(dist: string, file: string, options: ConfigureOptions): ConfiguredBuild {
  const { texts, notes } = textsFor(dist, options.texts);
  const { configuration, warnings } = checkedConfiguration(
    readJson(join(dist, AS_BUILT)),
    readJson(file),
    file,
  );
  const ways = listOfWays(dist, configuration);
  const names = namesIn(dist);
  checkLinks(dist, names);
  const pages = names.filter((name) => isPage(dist, name));
  const replaced = replaceTexts(dist, texts);
  const { helpDesk } = options;
  const withHelpDesk =
    helpDesk === undefined
      ? (change: () => void) => change()
      : helpDeskTexts(helpDesk, texts, readAsBuilt(dist));
  const configured = pages.map((name) =>
    configuredPage({ dist, name, configuration, html: replaced?.pages.get(name) }),
  );
  const fill = (next: string) => {
    copyBuild(dist, next, names);
    replaced?.write(next);
    for (const [index, name] of pages.entries()) {
      writeFileSync(join(next, name), configured[index] ?? "");
      writeCompressedCopies(join(next, name));
    }
    if (ways.file !== undefined) writeCompressedCopies(join(next, ways.file));
    const before = new Set(names);
    for (const name of namesIn(next).filter((each) => !before.has(each))) {
      makeReadableLike(join(next, name), join(dist, "index.html"));
    }
  };
  withHelpDesk(() => replaceFolder(dist, fill));
  const count = Object.values(texts).reduce((sum, each) => sum + Object.keys(each).length, 0);
  return {
    pages: pages.toSorted(),
    texts: count,
    notes: [...notes, ...ways.notes],
    warnings: [...warningsOf(configuration), ...warnings],
  };
}

function warningsOf({ logoutPath }: Configuration): string[] {
  return logoutPath === ""
    ? [
        "logoutPath is empty: a log-out forgets the sign-in in the browser alone, and the session on the server lives on.",
      ]
    : [];
}

function copyBuild(dist: string, next: string, names: readonly string[]): void {
  cpSync(dist, next, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  // A copy keeps the modes of files alone.
  for (const name of names) {
    const entry = lstatSync(join(dist, name));
    if (entry.isDirectory()) chmodSync(join(next, name), entry.mode);
  }
}

function textsFor(dist: string, file: string | undefined): ReadTexts {
  return file === undefined ? { texts: {}, notes: [] } : readTexts(file, readAsBuilt(dist));
}

/** Everything in a folder. Node's own walk would follow symbolic links. */
function namesIn(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = join(below, entry.name);
    return entry.isDirectory() ? [name, ...namesIn(folder, name)] : [name];
  });
}

/** @throws {InputError} that names a symbolic link out of the build */
function checkLinks(dist: string, names: readonly string[]): void {
  const outside = names
    .map((name) => join(dist, name))
    .find((path) => existsSync(path) && !realpathSync(path).startsWith(dist + sep));
  if (outside === undefined) return;
  throw new InputError(
    `${outside} is a symbolic link out of the build. Replace it by a copy of the file or folder.`,
  );
}

/** Returns true for a page of the portal. A region may have other HTML files, such as one that a search engine asks for. */
function isPage(dist: string, name: string): boolean {
  const path = join(dist, name);
  if (!name.endsWith(".html") || !lstatSync(path).isFile()) return false;
  if (name === "index.html" || name.startsWith(join("pages", sep))) return true;
  return Object.keys(readConfiguration(readFileSync(path, "utf8"))).length > 0;
}

interface PageToConfigure {
  dist: string;
  name: string;
  configuration: Configuration;
  /** The page with other texts; as it is in the build without it. */
  html: string | undefined;
}

function configuredPage({ dist, name, configuration, html }: PageToConfigure): string {
  const path = join(dist, name);
  const page = parsePage(html ?? readFileSync(path, "utf8"));
  if (Object.keys(configurationOf(page)).length === 0) {
    throw new InputError(`${path} has no configuration block. Is it a page of a build?`);
  }
  const scripts = scriptsOf(page);
  writeConfiguration(page, configuration);
  writePolicyMeta(page);
  const configured = printPage(page);
  // The policy allows the scripts that a page holds, so that no value may become one.
  if (String(inlineScripts(configured)) !== String(scripts)) {
    throw new InputError(`${path} would get a script from the configuration. Nothing is written.`);
  }
  return configured;
}

/**
 * Checks the folder first: with a wrong one, the file does not matter yet.
 * @throws {InputError} that says what is missing, or too large
 */
function checkPresent(dist: string, file: string): void {
  const built = join(dist, AS_BUILT);
  if (!existsSync(dist)) {
    throw new InputError(
      `there is no folder ${dist}. Give the folder of a build, then a JSON file.`,
    );
  }
  if (!existsSync(built)) {
    throw new InputError(`there is no ${built}. Give the folder of a build, such as apps/uk/dist.`);
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new InputError(`there is no file ${file}. Give the folder of a build, then a JSON file.`);
  }
  const kb = Math.ceil(statSync(file).size / 1024);
  if (kb > MOST_KB) {
    throw new InputError(
      `${file} has ${kb} kB. Every page holds the configuration: give ${MOST_KB} kB at most.`,
    );
  }
}
