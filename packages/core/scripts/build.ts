// Each source file is a file of the package: an app's build could not split the scripts of a bundle.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

rmSync(inPackage("dist"), { recursive: true, force: true });
execFileSync("tsc", ["-p", inPackage("tsconfig.build.json")], { stdio: "inherit" });
cpSync(inPackage("src/i18n/dictionaries"), inPackage("dist/i18n/dictionaries"), {
  recursive: true,
});

/** One style sheet of all the files beside the components, with nesting and custom media resolved. */
const { code } = bundle({ filename: inPackage("src/styles.css"), drafts: { customMedia: true } });
writeFileSync(inPackage("dist/styles.css"), code);

/** Types that come from a JSON file would ask every reader for a setting of the compiler: they say the keys themselves. */
const declaration = inPackage("dist/i18n/message.d.ts");
const english = JSON.parse(readFileSync(inPackage("src/i18n/dictionaries/en-CA.json"), "utf8"));
const keys = Object.keys(english).map((key) => `  ${JSON.stringify(key)}: string;\n`);
const text = readFileSync(declaration, "utf8");
writeFileSync(
  declaration,
  text.replace(/^import type english.*\n/u, () => `declare const english: {\n${keys.join("")}};\n`),
);
