// What `pnpm release:version` runs once the packages have their versions: records in which one each text is new.
import { readFileSync, writeFileSync } from "node:fs";
import { languages } from "@waymark/core/build";
import { recordVersions } from "./text-versions.ts";

const core = new URL("../../../packages/core/", import.meta.url);
const file = new URL("src/i18n/dictionaries/versions.json", core);
const read = (path: URL) => JSON.parse(readFileSync(path, "utf8"));

const names = Object.keys(languages).flatMap((code) => [code, `legal/${code}`]);
const texts = Object.fromEntries(
  names.map((name) => [name, read(new URL(`src/i18n/dictionaries/${name}.json`, core))]),
);
const { version } = read(new URL("package.json", core));
writeFileSync(file, `${JSON.stringify(recordVersions(read(file), texts, version), null, 2)}\n`);
