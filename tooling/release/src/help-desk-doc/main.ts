// `pnpm generate:help-desk`: the tables of codes in docs/help-desk.md, from the code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sayWritten, writeChanged } from "../write-changed.ts";
import { DOCUMENT, withTables } from "./help-desk-doc.ts";

const file = join(fileURLToPath(new URL("../../../../", import.meta.url)), DOCUMENT);
const isWritten = writeChanged(file, withTables(readFileSync(file, "utf8")));
console.log(sayWritten(isWritten ? [DOCUMENT] : [], DOCUMENT));
