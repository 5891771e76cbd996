// `pnpm generate:help-desk`: the tables of codes in docs/help-desk.md, from the code.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DOCUMENT, withTables } from "./help-desk-doc.ts";

const file = fileURLToPath(new URL(`../../../../${DOCUMENT}`, import.meta.url));
writeFileSync(file, withTables(readFileSync(file, "utf8")));
