// `pnpm generate:configuration`: the table of configuration keys in docs/deploy.md, from the code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sayWritten, writeChanged } from "../write-changed.ts";
import { DOCUMENT, withReference } from "./configuration-doc.ts";

const file = join(fileURLToPath(new URL("../../../../", import.meta.url)), DOCUMENT);
const isWritten = writeChanged(file, withReference(readFileSync(file, "utf8")));
console.log(sayWritten(isWritten ? [DOCUMENT] : [], DOCUMENT));
