// What the step `packages` of `pnpm check` runs: everything that would go out, as it would go out.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { REFERENCE, undocumented } from "./reference.ts";
import { packageFaults } from "./check-package.ts";
import { generatedDocuments } from "./generated-documents.ts";
import { packAll } from "./published.ts";
import { licenceFaults, librariesOf } from "./third-party.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const packed = await packAll(root, join(root, "reports/packages"));

const ofPackages = await Promise.all(
  packed.map(async (each) => {
    const faults = await packageFaults(each);
    const kb = (statSync(each.tarball).size / 1000).toFixed(1);
    console.log(`${each.manifest.name}: ${each.files.length} files, ${kb} kB`);
    return faults.map((fault) => `${each.manifest.name} ${fault}`);
  }),
);
const libraries = librariesOf(root);
const documents = generatedDocuments(root, libraries);
const stale = Object.entries(documents)
  .filter(([path, text]) => readFileSync(join(root, path), "utf8") !== text)
  .map(([path]) => `${path} is not what is built: look at the change, then run pnpm api`);
const silent = undocumented(documents[REFERENCE] ?? "").map((name) => `${name} has no docstring`);

const faults = [...ofPackages.flat(), ...stale, ...silent, ...licenceFaults(libraries)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
