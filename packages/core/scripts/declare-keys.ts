// Types that come from a JSON file would ask every reader for a compiler option, so the published types list the keys.
import { readFileSync, writeFileSync } from "node:fs";
import portal from "../src/i18n/dictionaries/en-CA.json" with { type: "json" };
import helpDesk from "../src/i18n/dictionaries/help-desk/en-CA.json" with { type: "json" };

declareKeys("i18n/message.d.ts", portal);
declareKeys("help-desk/help-desk-text.d.ts", helpDesk);

function declareKeys(path: string, dictionary: object): void {
  const declaration = new URL(`../dist/${path}`, import.meta.url);
  const keys = Object.keys(dictionary).map((key) => `  ${JSON.stringify(key)}: string;\n`);
  const text = readFileSync(declaration, "utf8");
  writeFileSync(
    declaration,
    text.replace(
      /^import type english.*\n/mu,
      () => `/** @hidden */\ndeclare const english: {\n${keys.join("")}};\n`,
    ),
  );
}
