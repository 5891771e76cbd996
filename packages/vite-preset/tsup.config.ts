import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";

/** Files beside the code that it reads as text. */
const textFiles = [
  "licences/Apache-2.0.txt",
  "licences/MIT.txt",
  "outdated-browser/notice.es5.js",
  "book/states.json",
];

export default defineConfig({
  entry: {
    index: "src/index.ts",
    doctor: "src/doctor/index.ts",
    size: "src/size-budgets/size.ts",
  },
  format: "esm",
  target: "node22",
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  onSuccess: async () => {
    for (const file of textFiles) copyFileSync(`src/${file}`, `dist/${basename(file)}`);
  },
});
