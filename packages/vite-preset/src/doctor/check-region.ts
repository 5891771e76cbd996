import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@waymark/core/build";
import { contrastFaults } from "../contrast/contrast.ts";
import { THEME } from "../contrast/contrast-check.ts";
import { deprecatedUses, deprecationText } from "../deprecated/deprecated-names.ts";
import {
  LANGUAGES_FILE,
  languageProblems,
  offeredLanguages,
} from "../dictionaries/region-languages.ts";
import { missingToggle } from "../prerender/checks.ts";
import { checkBuild, firstPageOf } from "./check-build.ts";
import { checkLegalTexts, checkLinks } from "./check-samples.ts";
import { checkSecurityText } from "./check-security-text.ts";
import { checkTexts, checkVariantRows } from "./check-texts.ts";
import { buildStopper, type RegionFinding } from "./finding.ts";

const colourHelps = [
  [/ needs [\d.]+$/u, "Make one of the two colours darker or lighter."],
  [/unknown token| missing$/u, "The guide’s section on colours says which there are."],
] as const;

/**
 * Looks through a region's folder: texts, colours, samples that are still there, and what its last build shows.
 * @param root the region's folder, with `index.html` and `src/`
 */
export function checkRegion(root: string): RegionFinding[] {
  const faults = languageProblems(root);
  // The other checks count on the list.
  if (faults.length > 0) return faults.map((fault) => buildStopper(LANGUAGES_FILE, fault));
  const languages = offeredLanguages(root);
  return [
    ...checkTexts(root),
    ...checkVariantRows(root),
    ...checkColours(root),
    ...checkLegalTexts(root, languages),
    ...checkBuild(root),
    ...checkLinks(root, languages),
    ...checkHeader(root, languages),
    ...checkNames(root),
    ...checkSecurityText(root),
  ];
}

function checkColours(root: string): RegionFinding[] {
  const theme = join(root, THEME);
  const faults = existsSync(theme)
    ? contrastFaults(readFileSync(theme, "utf8"))
    : ["the file is missing"];
  return faults.map((fault) => {
    const help = colourHelps.find(([pattern]) => pattern.test(fault))?.[1];
    return buildStopper(THEME, fault, help);
  });
}

function checkNames(root: string): RegionFinding[] {
  return deprecatedUses(root).map((use) => ({
    address: use.name,
    problem: deprecationText(use),
    advice: "The build warns of it, too.",
  }));
}

function checkHeader(root: string, languages: readonly Language[]): RegionFinding[] {
  const page = firstPageOf(root);
  const missing = page !== undefined && missingToggle(page, languages);
  return missing ? [{ address: "header", ...missing }] : [];
}
