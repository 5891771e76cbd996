import { cpSync, writeFileSync } from "node:fs";
import { browserslistToTargets, bundle } from "lightningcss";
import { defineConfig } from "tsup";
import { eachFile } from "../../tsup.base.mjs";
import { oldestBrowsers } from "./src/config/oldest-browsers.ts";

/** Parts of the folder of tests that are published. */
const forTests = ["{environment,index,portal-in-tests,visit}.{ts,tsx}", "states/*.ts"];

export default defineConfig({
  ...eachFile,
  entry: [
    "src/!(testing)/**/*.{ts,tsx}",
    "src/*.{ts,tsx}",
    ...forTests.map((files) => `src/testing/${files}`),
    "!src/**/*.test.{ts,tsx}",
  ],
  format: "esm",
  onSuccess: async () => {
    cpSync("src/i18n/dictionaries", "dist/i18n/dictionaries", { recursive: true });
    cpSync("src/help-desk/help-desk.css", "dist/help-desk/help-desk.css");
    // One style sheet of all the files beside the components, with nesting and custom media resolved.
    // Without targets a value that older browsers need would be taken out beside a newer one.
    const { code } = bundle({
      filename: "src/styles.css",
      drafts: { customMedia: true },
      targets: browserslistToTargets([...oldestBrowsers]),
    });
    writeFileSync("dist/styles.css", code);
  },
});
