import type { Region } from "@waymark/core";
import { allFiles, OWN, pathOf, replacedTexts } from "../dictionaries/dictionary-files.ts";
import { shortList } from "../dictionaries/check-dictionaries.ts";
import { offeredLanguages } from "../dictionaries/region-languages.ts";

/** Texts that name the portal's rule for names, by their dictionary. */
const TEXTS_OF_RULE = {
  portal: ["INVALID_FIRST_NAME", "INVALID_LAST_NAME"],
  legal: [],
  "help-desk": ["registrationRefused.do"],
} as const;

/**
 * Names the texts that a region with a rule for names of its own leaves as the portal's.
 * @param portals the portal's rule
 */
export function nameRuleTexts(region: Pick<Region, "namePattern">, root: string, portals: RegExp) {
  if ((region.namePattern ?? portals).source === portals.source) return [];
  const offered = offeredLanguages(root);
  return allFiles(root).flatMap((file) => {
    if (!offered.includes(file.code)) return [];
    const own = replacedTexts(file, root);
    const left = TEXTS_OF_RULE[file.name].filter((key) => own[key] === undefined);
    if (left.length === 0) return [];
    return `${OWN}/${pathOf(file)} lacks ${shortList(left)}. The portal’s name the letters A to Z, and namePattern has another rule.`;
  });
}
