import { copyFileSync } from "node:fs";
import { defineConfig } from "tsup";

const helpers = "src/lean-bundle/formik-helpers";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    size: "src/size.ts",
    configure: "../deploy/src/configure.ts",
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
  // What the tools of this repository share comes along; core is the one that the app has.
  noExternal: ["@waymark/deploy", "@waymark/sandbox"],
  onSuccess: async () => copyFileSync("src/outdated-browser/notice.es5.js", "dist/notice.es5.js"),
});
