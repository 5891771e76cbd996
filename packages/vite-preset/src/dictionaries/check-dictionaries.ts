import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  DEFAULT_LANGUAGE,
  dictionaryFaults,
  type Language,
  regionTextFaults,
  serverTextFaults,
} from "@waymark/core/build";
import { CliError } from "../../../../scripts/cli-error.mjs";
import {
  allFiles,
  codes,
  languageOf,
  OWN,
  pathOf,
  regionTexts,
  replacedTexts,
  sharedTexts,
} from "./dictionary-files.ts";
import { textChanges } from "./originals.ts";

/**
 * Checks core's dictionaries against the default language, and an app's overrides against core's.
 * @throws {CliError} that names every fault with its file
 */
export function checkDictionaries(root: string): void {
  checkNames(root);
  const all = dictionaryProblems(root);
  if (all.length === 0) return;
  const isUnknown = all.some((fault) => fault.includes(" is no known key"));
  const hint = isUnknown
    ? "\nKeys of your own texts begin with region., as in region.consent, words for a key of your server with server., as in server.SCHOOL_SUSPENDED."
    : "";
  throw new CliError(`The dictionaries do not agree:\n${all.join("\n")}${hint}`);
}

/** Lists what is wrong with the texts of core and of an app, a line each. */
export function dictionaryProblems(root: string): string[] {
  const gone = textChanges(root).filter(({ is }) => is === undefined);
  const faults = allFiles.flatMap((file) => {
    const wanted = sharedTexts({ ...file, code: DEFAULT_LANGUAGE });
    const path = pathOf(file);
    const shared = dictionaryFaults(sharedTexts(file), wanted, true);
    const own = dictionaryFaults(replacedTexts(file, root), wanted, false).filter(
      // A region's own terms need not name the product.
      (fault) => file.name !== "legal" || !fault.includes(" lacks {{"),
    );
    return [
      ...shared.map((fault) => `  ${path}: ${fault}`),
      ...own.map((fault) => `  ${OWN}/${path}: ${fault}`),
    ];
  });
  return [...faults, ...regionFaults(root)].map((fault) => {
    const text = gone.find(({ file, key }) =>
      fault.startsWith(`  ${file}: ${key} is no known key`),
    );
    if (text === undefined) return fault;
    return `  ${text.file}: ${text.key} is gone. The portal’s text was “${text.was}”; remove yours.`;
  });
}

/** The faults of the region's own texts. One English does for both; a region of the UK has no French. */
function regionFaults(root: string): string[] {
  const page = join(root, "index.html");
  const isUk = existsSync(page) && languageOf(readFileSync(page, "utf8")) === "en-GB";
  const has = (code: Language) => Object.keys(regionTexts(code, root)).length > 0;
  const english = codes.filter((code) => code !== "fr-CA" && has(code));
  const needed: Language[] = [
    ...(english.length > 0 ? english : [isUk ? ("en-GB" as const) : DEFAULT_LANGUAGE]),
    ...(isUk && !has("fr-CA") ? [] : ["fr-CA" as const]),
  ];
  const texts = Object.fromEntries(needed.map((code) => [code, regionTexts(code, root)]));
  const keys = Object.keys(sharedTexts({ name: "portal", code: DEFAULT_LANGUAGE }));
  return Object.entries(regionTextFaults(texts)).flatMap(([code, faults]) =>
    [...faults, ...serverTextFaults(texts[code] ?? {}, keys)].map(
      (fault) => `  ${OWN}/${code}.json: ${fault}`,
    ),
  );
}

/** A file that nothing reads is a mistake that no one would see. */
function checkNames(root: string): void {
  const folder = join(root, OWN);
  if (!existsSync(folder)) return;
  const known = allFiles.map(pathOf);
  const unknown = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new CliError(
    `Nothing reads ${unknown.map((name) => `${OWN}/${name}`).join(", ")}. The names are ${known.join(", ")}.`,
  );
}
