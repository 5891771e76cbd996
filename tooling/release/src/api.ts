// What `pnpm api` runs: writes every document that comes from the code and from the built packages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedDocuments } from "./generated-documents.ts";
import { librariesOf } from "./third-party.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
for (const [path, text] of Object.entries(generatedDocuments(root, librariesOf(root)))) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
