// What `pnpm release:version` runs once the packages have their versions: records in which one each text is new.
import { readFileSync, writeFileSync } from "node:fs";
import { portalTexts, readDictionary, recordVersions } from "./text-versions.ts";

const core = new URL("../../../packages/core/", import.meta.url);
const file = new URL("src/i18n/dictionaries/versions.json", core);
const { version } = JSON.parse(readFileSync(new URL("package.json", core), "utf8"));
const recorded = recordVersions(readDictionary("versions"), portalTexts(), version);
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
