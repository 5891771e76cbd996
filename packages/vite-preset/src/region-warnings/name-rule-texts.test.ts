import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PLAIN_LETTERS } from "@waymark/core/prerender";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { nameRuleTexts } from "./name-rule-texts.ts";

const texts = { INVALID_FIRST_NAME: "Letters alone.", INVALID_LAST_NAME: "Letters alone." };

/** A region with these English texts of its own. */
function regionWith(own: Readonly<Record<string, string>>): string {
  const root = testFolder();
  mkdirSync(join(root, "translations/help-desk"), { recursive: true });
  writeFileSync(join(root, "translations/en-CA.json"), JSON.stringify(own));
  const helpDesk = JSON.stringify({ "registrationRefused.do": "- Names: letters alone." });
  for (const code of ["en-CA", "fr-CA"]) {
    writeFileSync(join(root, `translations/help-desk/${code}.json`), helpDesk);
  }
  return root;
}

it("[QR-4] [RG-3] a rule for names of a region's own has texts of its own in each language", () => {
  const root = regionWith(texts);
  expect(nameRuleTexts({ namePattern: /^\p{L}+$/u }, root, PLAIN_LETTERS)).toEqual([
    "translations/fr-CA.json lacks INVALID_FIRST_NAME, INVALID_LAST_NAME. The portal’s name the letters A to Z, and namePattern has another rule.",
  ]);
  writeFileSync(join(root, "translations/fr-CA.json"), JSON.stringify(texts));
  expect(nameRuleTexts({ namePattern: /^\p{L}+$/u }, root, PLAIN_LETTERS)).toEqual([]);
});

it("[QR-4] [RG-3] the portal's rule for names has the portal's texts", () => {
  expect(nameRuleTexts({}, regionWith({}), PLAIN_LETTERS)).toEqual([]);
  const written = { namePattern: /^[a-zA-Z]+$/ };
  expect(nameRuleTexts(written, regionWith({}), PLAIN_LETTERS)).toEqual([]);
});
