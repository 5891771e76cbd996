import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";

/** What the code reads as a text, from beside itself. */
const textFiles = ["licences/apache-2.0.txt", "licences/mit.txt", "outdated-browser/notice.es5.js"];
const helpers = "src/lean-bundle/formik-helpers";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    size: "src/size.ts",
    // An app's build reads these by their place beside the code that names them.
    clone: `${helpers}/clone.ts`,
    "clone-deep": `${helpers}/clone-deep.ts`,
    "hoist-statics": `${helpers}/hoist-statics.ts`,
    "is-plain-object": `${helpers}/is-plain-object.ts`,
    "to-path": `${helpers}/to-path.ts`,
  },
  format: "esm",
  target: "node20",
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  onSuccess: async () => {
    for (const file of textFiles) copyFileSync(`src/${file}`, `dist/${basename(file)}`);
  },
});
