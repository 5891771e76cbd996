// What `pnpm api` runs: writes the reference and the list of libraries from the built packages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reportsOf } from "./api-report/reports.ts";
import { librariesOf, THIRD_PARTY, thirdPartyPage } from "./third-party.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const texts = { ...reportsOf(root), [THIRD_PARTY]: thirdPartyPage(librariesOf(root)) };
for (const [path, text] of Object.entries(texts)) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
