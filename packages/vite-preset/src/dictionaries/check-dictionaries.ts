import { DEFAULT_LANGUAGE, type Language } from "@waymark/core/build";
import {
  dictionaryFaults,
  type FaultKind,
  inEnglish,
  newLanguageFaults,
  regionTextFaults,
  serverTextFaults,
  type TextFault,
  wholeDictionaryFaults,
} from "@waymark/hosting/texts";
import { InputError } from "@waymark/hosting";
import {
  allFiles,
  fallbackLanguage,
  isEnglish,
  OWN,
  pathOf,
  regionTexts,
  replacedTexts,
  sharedLanguage,
  sharedTexts,
} from "./dictionary-files.ts";
import { dictionaryLanguages, offeredLanguages } from "./region-languages.ts";
import { textChanges } from "./originals.ts";
import { checkFileNames } from "./unread-files.ts";

/** The number of missing texts that a message names. */
const MAX_NAMED = 10;

/** Mistake in the texts of core or of an app, at which the build stops. */
export interface DictionaryProblem {
  /** Path of the file, such as `translations/fr-CA.json`. */
  file: string;
  key: string;
  kind: FaultKind | "gone";
  sentence: string;
}

/**
 * Checks core's dictionaries against the default language, and an app's overrides against core's.
 * @throws {InputError} that names every fault with its file
 */
export function checkDictionaries(root: string): void {
  checkFileNames(root);
  const all = dictionaryProblems(root);
  if (all.length === 0) return;
  const isUnknown = all.some(({ kind }) => kind === "unknownKey");
  const hint = isUnknown
    ? "\nKeys of your own texts begin with region., as in region.consent, words for a key of your server with server., as in server.SCHOOL_SUSPENDED."
    : "";
  const lines = all.map(({ file, sentence }) => `  ${file}: ${sentence}`);
  throw new InputError(`The dictionaries do not agree:\n${lines.join("\n")}${hint}`);
}

/** Lists what is wrong with the texts of core and of an app. */
export function dictionaryProblems(root: string): DictionaryProblem[] {
  const gone = textChanges(root).filter(({ is }) => is === undefined);
  const faults = allFiles(root).flatMap((file) => {
    const wanted = sharedTexts({ ...file, code: DEFAULT_LANGUAGE });
    const path = pathOf(file);
    const isOwn = sharedLanguage(file.code) === undefined;
    const shared = isOwn ? [] : wholeDictionaryFaults(sharedTexts(file), wanted);
    const texts = replacedTexts(file, root);
    const own = (
      isOwn ? newLanguageFaults(texts, wanted, file.code).faults : dictionaryFaults(texts, wanted)
    ).filter(
      // A region's own terms need not name the product.
      ({ kind }) => file.name !== "legal" || kind !== "missingPlaceholder",
    );
    return [
      ...shared.map((fault) => problemOf(path, fault)),
      ...own.map((fault) => problemOf(`${OWN}/${path}`, fault)),
    ];
  });
  return [...faults, ...regionFaults(root)].map((problem) => {
    const { file, key, kind } = problem;
    const text = gone.find((each) => each.file === file && each.key === key);
    if (text === undefined || kind !== "unknownKey") return problem;
    const sentence = `${key} is gone. The portal’s text was “${text.was}”; remove yours.`;
    return { file, key, kind: "gone", sentence };
  });
}

function problemOf(file: string, fault: TextFault): DictionaryProblem {
  return { file, key: fault.key, kind: fault.kind, sentence: inEnglish(fault) };
}

/** The faults of the region's own texts. One English does for both; a language that is not offered needs none. */
function regionFaults(root: string): DictionaryProblem[] {
  const offered = offeredLanguages(root);
  const has = (code: Language) => Object.keys(regionTexts(code, root)).length > 0;
  const all = dictionaryLanguages(root);
  const english = all.filter((code) => isEnglish(code) && has(code));
  const needed: Language[] = [
    ...(english.length > 0 ? english : offered.filter(isEnglish)),
    ...all.filter((code) => !isEnglish(code) && (offered.includes(code) || has(code))),
  ];
  const texts = Object.fromEntries(needed.map((code) => [code, regionTexts(code, root)]));
  const keys = Object.keys(sharedTexts({ name: "portal", code: DEFAULT_LANGUAGE }));
  return Object.entries(regionTextFaults(texts)).flatMap(([code, faults]) =>
    [...faults, ...serverTextFaults(texts[code] ?? {}, keys)].map((fault) =>
      problemOf(`${OWN}/${code}.json`, fault),
    ),
  );
}

/** Says of each file of a new language which texts it lacks. Its pages then have those of another one. */
export function missingTexts(root: string): { file: string; sentence: string }[] {
  return allFiles(root).flatMap((file) => {
    if (sharedLanguage(file.code) !== undefined) return [];
    const wanted = sharedTexts({ ...file, code: DEFAULT_LANGUAGE });
    const { missing } = newLanguageFaults(replacedTexts(file, root), wanted, file.code);
    if (missing.length === 0) return [];
    const instead = fallbackLanguage(root);
    const sentence = `lacks ${shortList(missing)}. Its pages show the ${instead} texts.`;
    return [{ file: `${OWN}/${pathOf(file)}`, sentence }];
  });
}

/** The first names, and how many more there are: a whole language has hundreds. */
export function shortList(names: readonly string[]): string {
  const more = names.length > MAX_NAMED ? `, and ${names.length - MAX_NAMED} more` : "";
  return names.slice(0, MAX_NAMED).join(", ") + more;
}
