import { createHash } from "node:crypto";
import { HASH } from "../files/cache-control.ts";
import type { AllTexts, AsBuilt } from "./as-built.ts";
import { servedJson } from "./served-dictionaries.ts";

/** Keys of the texts that the script for old browsers holds. */
const OUTDATED = "outdated.";

/**
 * Rewrites the scripts with texts inside of them. These are the copies of dictionaries, for a served file that is missing,
 * and the script for old browsers.
 * @param scripts the scripts of the build, by their names
 * @returns those that change
 */
export function rewrittenScripts(
  scripts: ReadonlyMap<string, string>,
  texts: AllTexts,
  { texts: built, copies }: AsBuilt,
): Map<string, string> {
  const rewritten = new Map<string, string>();
  for (const [dictionary, name] of Object.entries(copies)) {
    const own = texts[dictionary];
    if (own && scripts.has(name)) {
      const json = servedJson({ ...built[dictionary], ...own });
      rewritten.set(name, `const texts=${json};export{texts as default};`);
    }
  }
  const literals = outdatedLiterals(texts, built);
  for (const [name, content] of literals.length > 0 ? scripts : []) {
    if (!name.startsWith("outdated-browser-")) continue;
    const replaced = withReplacements(content, literals);
    if (replaced !== content) rewritten.set(name, replaced);
  }
  return rewritten;
}

/** The texts of the notice for old browsers as its script has them, before and after. */
function outdatedLiterals(texts: AllTexts, built: AllTexts): [old: string, next: string][] {
  return Object.entries(texts).flatMap(([dictionary, own]) =>
    Object.entries(own)
      .filter(([key]) => key.startsWith(OUTDATED))
      .map(([key, text]): [string, string] => {
        return [JSON.stringify(built[dictionary]?.[key] ?? ""), JSON.stringify(text)];
      }),
  );
}

/** Texts that are in scripts and pages, such as names of files, and what takes their place. */
export type Replacements = ReadonlyMap<string, string>;

/** A file with its hash at the end of its name. */
const HASHED = new RegExp(`^(.*-)(${HASH})(\\.\\w+)$`, "u");

/**
 * Gives every script that has to change another name, because browsers keep the old one for a year. Then the scripts that
 * name it have to change, too.
 * @param scripts the scripts of the build, by their names
 * @param first what changes besides
 * @returns all that has to be replaced, with the new names, and the scripts that change
 */
export function renamedScripts(scripts: ReadonlyMap<string, string>, first: Replacements) {
  const replacements = new Map(first);
  const changed = new Map<string, string>();
  // Scripts import each other in circles, so that a name cannot tell the content of its own file.
  const seed = JSON.stringify([...first]);
  for (let known = -1; known < replacements.size;) {
    known = replacements.size;
    for (const [name, content] of scripts) {
      if (changed.has(name) || ![...replacements.keys()].some((old) => content.includes(old)))
        continue;
      const renamed = otherName(name, seed);
      changed.set(name, renamed);
      replacements.set(name, renamed);
    }
  }
  return { replacements, changed };
}

/** The same name with another hash of the same length: places in a source map stay right. */
export function otherName(name: string, content: string): string {
  const [, start = name, hash = "", ending = ""] = HASHED.exec(name) ?? [];
  const digest = createHash("sha256").update(`${name}\0${content}`).digest("hex");
  return start + digest.slice(0, hash.length) + ending;
}

/** A text with all replacements. */
export function withReplacements(
  text: string,
  replacements: Iterable<readonly [string, string]>,
): string {
  let replaced = text;
  for (const [old, next] of replacements) replaced = replaced.replaceAll(old, () => next);
  return replaced;
}
