// `pnpm generate:configuration`: the table of configuration keys in docs/deploy.md, from the code.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DOCUMENT, withReference } from "./configuration-doc.ts";

const file = fileURLToPath(new URL(`../../../../${DOCUMENT}`, import.meta.url));
writeFileSync(file, withReference(readFileSync(file, "utf8")));
