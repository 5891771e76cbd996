// What `pnpm --filter @waymark/deploy generate` runs: the table of keys in docs/deploy.md, from the code.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withReference } from "./reference-table.ts";

const page = fileURLToPath(new URL("../../../docs/deploy.md", import.meta.url));
writeFileSync(page, withReference(readFileSync(page, "utf8")));
