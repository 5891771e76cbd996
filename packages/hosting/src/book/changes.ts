import { languageOf, partsOf } from "../texts/dictionary-name.ts";
import { spacedText } from "../texts/french-spacing.ts";
import { textFaults } from "../texts/text-faults.ts";
import { english, sentenceOf } from "../texts/fault-sentences.ts";
import type { BookData } from "./book-data.ts";
import { isFrenchPage } from "./elements.ts";
import { french } from "./french-faults.ts";
import { entriesOf, fileOf } from "./text-file.ts";

/** Texts that were typed, by ids such as `fr-CA/signIn.title`. */
export type Changes = ReturnType<typeof createChanges>;

/** Keeps what was typed, also when the book is closed. */
export function createChanges({ texts, productName }: BookData) {
  const draft = `waymark-words ${productName}`;
  const typed = new Map<string, string>();

  function original(id: string): string {
    const [dictionary, key] = partsOf(id);
    return texts[dictionary]?.[key] ?? "";
  }

  function set(id: string, text: string): void {
    const [dictionary] = partsOf(id);
    const spaced = spacedText(text, languageOf(dictionary));
    if (spaced === original(id)) typed.delete(id);
    else typed.set(id, spaced);
    keep(draft, fileOf(typed));
  }

  const isKnown = ([dictionary = "", key = ""]: readonly string[]) =>
    texts[dictionary]?.[key] !== undefined;

  /** Takes the texts of a file. @returns the keys that the build does not have */
  function take(file: unknown, language: string): string[] {
    const entries = entriesOf(file, language);
    for (const [dictionary, key, text] of entries.filter(isKnown))
      set(`${dictionary}/${key}`, text);
    return entries.filter((entry) => !isKnown(entry)).map(([, key]) => key);
  }

  take(kept(draft), "");
  return {
    set,
    take,
    original,
    toFile: () => fileOf(typed),
    all: (): ReadonlyMap<string, string> => typed,
    get: (id: string) => typed.get(id) ?? original(id),
    isChanged: (id: string) => typed.has(id),
    /** The mistakes of a text that was typed. */
    faults: (id: string): string[] => {
      const text = typed.get(id);
      if (text === undefined) return [];
      const [dictionary, key] = partsOf(id);
      const sentences = isFrenchPage() ? french : english;
      const faults = textFaults(dictionary, { [key]: text }, texts);
      return faults.map((fault) => sentenceOf(fault, sentences));
    },
    /** All texts of a language, as i18next reads them. */
    toI18next: (language: string): object =>
      Object.fromEntries(
        Object.entries(texts[language] ?? {}).map(([key, text]) => [
          key,
          typed.get(`${language}/${key}`) ?? text,
        ]),
      ),
  };
}

function keep(draft: string, file: object): void {
  try {
    localStorage.setItem(draft, JSON.stringify(file));
  } catch {
    // Without storage the saved file is the only copy.
  }
}

/** The draft of an earlier visit; undefined where it cannot be read. */
function kept(draft: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(draft) ?? "{}");
  } catch {
    return undefined;
  }
}
