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
    const replaced = literals.reduce(
      (all, [old, next]) => all.replaceAll(old, () => next),
      content,
    );
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
