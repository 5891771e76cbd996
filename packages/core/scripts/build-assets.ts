import { cpSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** One style sheet of all the files beside the components, with nesting and custom media resolved. */
const { code } = bundle({ filename: inPackage("src/styles.css"), drafts: { customMedia: true } });
writeFileSync(inPackage("dist/styles.css"), code);
cpSync(inPackage("src/i18n/dictionaries"), inPackage("dist/translations"), { recursive: true });
