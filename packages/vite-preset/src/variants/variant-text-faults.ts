import type { Language, OwnVariant } from "@waymark/core/build";
import { dictionaryFaults, inEnglish } from "@waymark/hosting/texts";
import { sentenceEnd } from "../sentence-end.ts";

/** Facts of an app that its variants are checked against. */
export interface AppFacts {
  /** The languages that people choose from. */
  offered: readonly Language[];
  /** All languages that the app has pages in. */
  spoken: readonly Language[];
  /** The portal's texts, in the default language. */
  texts: Readonly<Record<string, string>>;
}

/** The keys of a variant's two screens. */
const KEY = /^(?:signIn|forgot)\./u;

/** Texts of a variant as they are written, wrong or not. */
type WrittenTexts = Readonly<Record<string, Readonly<Partial<Record<string, unknown>>>>>;

/** Lists what is wrong with the texts of a variant, a sentence each. */
export function variantTextFaults({ name, texts = {} }: OwnVariant, app: AppFacts): string[] {
  return Object.entries(texts as WrittenTexts).flatMap(([key, written]) => {
    const known = Object.keys(app.texts).filter((each) => KEY.test(each));
    if (!known.includes(key)) {
      return [
        `${name} has a text ${key}, which is not one of the sign-in and forgot pages${sentenceEnd(key, known)}`,
      ];
    }
    return languageFaults(key, Object(written), app).map((fault) => `${name}: ${fault}`);
  });
}

/** The faults of one text in its languages. */
function languageFaults(
  key: string,
  written: Readonly<Record<string, unknown>>,
  { offered, spoken, texts }: AppFacts,
): string[] {
  const missing = offered.filter((language) => !(language in written));
  const wanted = { [key]: texts[key] ?? "" };
  return [
    ...missing.map((language) => `${key} is missing in ${language}.`),
    ...Object.entries(written).flatMap(([language, text]) => {
      if (!spoken.some((each) => each === language)) {
        return [`${key} is in ${language}, which the app has no pages in.`];
      }
      return dictionaryFaults({ [key]: text }, wanted).map(
        (fault) => `${inEnglish(fault)} in ${language}.`,
      );
    }),
  ];
}
