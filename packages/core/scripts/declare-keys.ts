// Types that come from a JSON file would ask every reader for a compiler option, so the published types list the keys.
import { readFileSync, writeFileSync } from "node:fs";
import english from "../src/i18n/dictionaries/en-CA.json" with { type: "json" };

const declaration = new URL("../dist/i18n/message.d.ts", import.meta.url);
const keys = Object.keys(english).map((key) => `  ${JSON.stringify(key)}: string;\n`);
const text = readFileSync(declaration, "utf8");
writeFileSync(
  declaration,
  text.replace(/^import type english.*\n/u, () => `declare const english: {\n${keys.join("")}};\n`),
);
