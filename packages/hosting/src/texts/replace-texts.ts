import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../files/read-json.ts";
import { writeCompressedCopies } from "../files/encodings.ts";
import { InputError } from "../input-error.ts";
import { type AllTexts, type AsBuilt, readAsBuilt } from "./as-built.ts";
import { fillPage, type OtherTexts, otherTexts } from "./fill-page.ts";
import {
  otherName,
  renamedScripts,
  type Replacements,
  rewrittenScripts,
  withReplacements,
} from "./changed-scripts.ts";
import { dictionariesOf } from "./served-dictionaries.ts";

/** The texts and files that the last run has written into a build, for the next one. */
const STATE = "texts.json";

interface State {
  texts: AllTexts;
  /** Files of the last run, and of the run before it: pages that are open need these. */
  files: string[];
  earlier: string[];
}

/** Files that change with the texts, before anything is written. */
interface ReplacedTexts {
  /** The pages by their names, without the configuration. */
  pages: ReadonlyMap<string, string>;
  /** Writes everything but the pages. */
  write: (dist: string) => void;
}

/**
 * Replaces texts of a build, or takes that back.
 * @param texts by the names of their dictionaries; none for those of the build
 * @returns undefined where the build has its own texts, and keeps them
 */
export function replaceTexts(dist: string, texts: AllTexts): ReplacedTexts | undefined {
  const state = readState(dist);
  if (Object.keys(texts).length === 0 && state === undefined) return undefined;
  const asBuilt = readAsBuilt(dist);
  const others = otherTexts(texts, asBuilt.texts);
  const filled = new Map([...asBuilt.marked].map(([name, page]) => [name, fillPage(page, others)]));
  const dictionaries = dictionariesOf(texts, asBuilt.texts);
  const scripts = scriptsIn(dist, state);
  const messages = [...filled].filter(([name]) => !name.endsWith(".html"));
  const rewritten = rewrittenScripts(scripts, texts, asBuilt);
  const { replacements, changed } = renamedScripts(
    scripts,
    new Map([
      ...dictionaries.urls,
      ...renamedMessages(messages, asBuilt),
      ...[...rewritten].map(([name, content]) => [name, otherName(name, content)] as const),
    ]),
  );
  const files = new Map([
    ...messages.map(([name, content]) => [withReplacements(name, replacements), content] as const),
    ...[...changed].map(
      ([name, renamed]) =>
        [`assets/${renamed}`, withReplacements(scripts.get(name) ?? "", replacements)] as const,
    ),
    ...[...rewritten].map(
      ([name, content]) => [`assets/${replacements.get(name) ?? name}`, content] as const,
    ),
  ]);
  const pages = [...filled].filter(([name]) => name.endsWith(".html"));
  return {
    pages: new Map(pages.map(([name, page]) => [name, withReplacements(page, replacements)])),
    write: (next) => {
      for (const [name, json] of dictionaries.files) writeWithCopies(next, name, json);
      const later = laterFiles(state);
      const written = [...files.keys()].filter(
        (name) => !existsSync(join(dist, name)) || later.has(name),
      );
      for (const name of written) writeWithCopies(next, name, files.get(name) ?? "");
      writeState(next, state, { texts, files: written });
    },
  };
}

/** New names for the files of messages that change. */
function renamedMessages(
  messages: readonly (readonly [string, string])[],
  { marked }: AsBuilt,
): Replacements {
  const none: OtherTexts = new Map();
  return new Map(
    messages
      .filter(([name, content]) => content !== fillPage(marked.get(name) ?? "", none))
      .map(([name, content]) => {
        const file = name.replace("assets/", "");
        return [file, otherName(file, content)];
      }),
  );
}

/** Files of the last runs, which the build itself does not have. */
function laterFiles(state: State | undefined): ReadonlySet<string> {
  return new Set([...(state?.files ?? []), ...(state?.earlier ?? [])]);
}

/** The scripts of the build itself, by their names. */
function scriptsIn(dist: string, state: State | undefined): ReadonlyMap<string, string> {
  const later = laterFiles(state);
  const names = readdirSync(join(dist, "assets")).filter(
    (name) => name.endsWith(".js") && !later.has(`assets/${name}`),
  );
  return new Map(names.map((name) => [name, readFileSync(join(dist, "assets", name), "utf8")]));
}

function writeWithCopies(dist: string, name: string, content: string): void {
  writeFileSync(join(dist, name), content);
  writeCompressedCopies(join(dist, name));
}

/** @throws {InputError} for another file of this name: it would be written over, or removed */
function readState(dist: string): State | undefined {
  const file = join(dist, STATE);
  if (!existsSync(file)) return undefined;
  const state = readJson(file) as Partial<State> | null;
  if (Array.isArray(state?.files) && Array.isArray(state.earlier)) return state as State;
  throw new InputError(
    `${file} is not a record of this command. Move your own file out of the build, and run this again.`,
  );
}

/** Keeps the files of the last run: pages that are open load more of them. */
function writeState(
  next: string,
  before: State | undefined,
  { texts, files }: Omit<State, "earlier">,
): void {
  const earlier = (before?.files ?? []).filter((name) => !files.includes(name));
  const gone = (before?.earlier ?? []).filter((name) => ![...files, ...earlier].includes(name));
  for (const name of gone) {
    for (const extension of ["", ".br", ".gz"])
      rmSync(join(next, name + extension), { force: true });
  }
  const file = join(next, STATE);
  if (files.length + earlier.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify({ texts, files, earlier }, null, 2));
}
