import {
  dictionaryProblems,
  listingHint,
  missingTexts,
  shortList,
  unreadFiles,
} from "../dictionaries/check-dictionaries.ts";
import { textChanges, unrecordedTexts } from "../dictionaries/originals.ts";
import { variantProblems } from "../variants/check-variants.ts";
import { VARIANTS_FILE } from "../own-variants.ts";
import { buildStopper, type RegionFinding } from "./finding.ts";

const textHelps = [
  [/ is no known key/u, "The guide’s section on texts says which keys there are."],
  [
    /^region\.\S+ (?:lacks|has no use for) \{\{/u,
    "It needs the placeholders that it has in your other languages, no others.",
  ],
  [
    / (?:lacks|has no use for) \{\{/u,
    "Yours needs the placeholders of the portal’s text, no others.",
  ],
] as const;

/** Finds texts that the build refuses, and replaced texts whose original has changed since, or is not on record. */
export function checkTexts(root: string): RegionFinding[] {
  const refused = dictionaryProblems(root).map((line) => {
    const [, address = "translations", problem = line] = /^ *(\S+): (.*)$/u.exec(line) ?? [];
    return buildStopper(address, problem, textHelps);
  });
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
  const missing = missingTexts(root).map((sentence) => {
    const [address = "", ...rest] = sentence.split(" ");
    return { address, problem: `It ${rest.join(" ")}`, advice: "Translate them." };
  });
  return [...unreadTexts(root), ...refused, ...outdated, ...unrecorded, ...missing];
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
