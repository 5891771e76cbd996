import {
  type DictionaryProblem,
  dictionaryProblems,
  missingTexts,
  shortList,
} from "../dictionaries/check-dictionaries.ts";
import { textChanges, unrecordedTexts } from "../dictionaries/originals.ts";
import { listingHint, unreadFiles } from "../dictionaries/unread-files.ts";
import { variantProblems } from "../variants/check-variants.ts";
import { VARIANTS_FILE } from "../own-variants.ts";
import { buildStopper, type RegionFinding } from "./finding.ts";

/** Finds texts that the build refuses, and replaced texts whose original has changed since, or is not on record. */
export function checkTexts(root: string): RegionFinding[] {
  const refused = dictionaryProblems(root).map((problem) =>
    buildStopper(problem.file, problem.sentence, helpWith(problem)),
  );
  const outdated = textChanges(root)
    .filter(({ is }) => is !== undefined)
    .map(({ file, key, own, was, is }) => ({
      address: file,
      problem: `${key} is outdated: the portal’s text was “${was}”, and is now “${is}”. Yours is “${own}”.`,
      advice: "Change yours if it has to. `waymark doctor --accept` then records today’s original.",
    }));
  const unrecorded = unrecordedTexts(root).map(({ record, texts }) => ({
    address: record,
    problem: `It lacks ${shortList(texts)}, so that no update says when the portal changes them.`,
    advice: "Build on your machine, or run `waymark doctor --accept`, and commit `originals/`.",
  }));
  const missing = missingTexts(root).map(({ file, sentence }) => {
    return { address: file, problem: `It ${sentence}`, advice: "Translate them." };
  });
  return [...unreadTexts(root), ...refused, ...outdated, ...unrecorded, ...missing];
}

/** Help with some of the mistakes at which a build stops. */
function helpWith({ key, kind }: DictionaryProblem): string | undefined {
  if (kind === "unknownKey") return "The guide’s section on texts says which keys there are.";
  if (kind !== "missingPlaceholder" && kind !== "unusedPlaceholder") return undefined;
  return key.startsWith("region.")
    ? "It needs the placeholders that it has in your other languages, no others."
    : "Yours needs the placeholders of the portal’s text, no others.";
}

function unreadTexts(root: string): RegionFinding[] {
  const { unread, known } = unreadFiles(root);
  return unread.map((address) => ({
    address,
    problem: `Nothing reads it. The names are ${known.join(", ")}.${listingHint([address])}`,
    advice: "The build stops at it. Rename it, or delete it.",
  }));
}

/** Finds what the build refuses of the sign-in variants that a region lists. */
export function checkVariantRows(root: string): RegionFinding[] {
  const advice = "The build stops at it. The guide’s section on variants shows a right one.";
  return variantProblems(root).map((problem) => ({ address: VARIANTS_FILE, problem, advice }));
}
