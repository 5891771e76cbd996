import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { sharedTexts } from "../dictionaries/dictionary-files.ts";
import { replacedByOwn, versionsOf } from "./text-origins.ts";

const french = sharedTexts({ name: "portal", code: "fr-CA" });
const hashOf = (text = "") => createHash("sha256").update(text).digest("hex").slice(0, 8);

it("[QO-7] a text has the version that was recorded for it, unless it has changed since", () => {
  const recorded = {
    "fr-CA": {
      "signIn.title": `1.2.0 ${hashOf(french["signIn.title"])}`,
      "signIn.submit": `1.0.0 ${hashOf("Another text")}`,
    },
  };
  expect(versionsOf(tmpdir(), recorded)["fr-CA"]).toEqual({ "signIn.title": "1.2.0" });
});

it("[QO-7] a region's own text says which one of the portal it replaces", () => {
  const root = testFolder();
  mkdirSync(join(root, "translations"));
  const own = { "signIn.title": "Entrez", "region.consent": "J’accepte" };
  writeFileSync(join(root, "translations/fr-CA.json"), JSON.stringify(own));
  expect(replacedByOwn(root)["fr-CA"]).toEqual({
    "signIn.title": french["signIn.title"],
    "region.consent": null,
  });
});
