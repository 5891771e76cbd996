import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { appNames } from "../app-names.ts";
import { DOCUMENT, regionsDoc } from "./regions-doc.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
for (const [file, text] of Object.entries(await regionsDoc(root, appNames(root)))) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(`${DOCUMENT} is up to date.`);
