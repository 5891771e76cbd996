import { UK_LANGUAGE } from "@waymark/core/build";
import { hasShape } from "./text-marks.ts";
import type { AllTexts, AsBuilt } from "./as-built.ts";
import { isLegal, languageOf } from "./dictionary-name.ts";
import { FEW_LINES, linesOf } from "./text-width.ts";

/** Sentences that a person should know about texts that can be used. */
export function textNotes(texts: AllTexts, asBuilt: AsBuilt): string[] {
  const { texts: built } = asBuilt;
  const long = Object.entries(texts).flatMap(([name, own]) =>
    Object.entries(own).flatMap(([key, text]) => {
      const before = Math.max(...Object.values(built).map((each) => linesOf(each[key] ?? "")));
      const lines = linesOf(text);
      const isLonger = lines > FEW_LINES && lines > before && !hasShape(text);
      return isLonger
        ? [
            `${name}: ${key} takes about ${lines} lines in a window of 320px, and ${before} in the build.`,
          ]
        : [];
    }),
  );
  return [...halfTranslated(texts, asBuilt), ...long];
}

/** Texts that are changed in one language of the pages, and not in another one. */
function halfTranslated(texts: AllTexts, { texts: built, marked }: AsBuilt): string[] {
  const pages = [...marked.keys()];
  // UK pages have no other language.
  const spoken = Object.keys(built)
    .filter((name) => !name.endsWith(UK_LANGUAGE))
    .filter((name) => pages.some((page) => page.includes(languageOf(name))));
  return spoken.flatMap((name) =>
    spoken
      .filter((other) => isTranslation(name, other))
      .flatMap((other) => {
        const keys = Object.keys(texts[name] ?? {}).filter(
          (key) => texts[other]?.[key] === undefined && built[other]?.[key] !== undefined,
        );
        return keys.length === 0
          ? []
          : [`${keys.join(", ")}: changed in ${name}, and as in the build in ${other}.`];
      }),
  );
}

/** Returns true for two dictionaries of one kind in different languages, such as `legal/en-CA` and `legal/fr-CA`. */
function isTranslation(name: string, other: string): boolean {
  const [[one], [two]] = [name.split("-"), other.split("-")];
  return isLegal(name) === isLegal(other) && one !== two;
}
