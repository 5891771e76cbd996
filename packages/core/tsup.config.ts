import { cpSync, writeFileSync } from "node:fs";
import { bundle } from "lightningcss";
import { defineConfig } from "tsup";
import { eachFile } from "../../scripts/tsup-each-file.mjs";

export default defineConfig({
  ...eachFile,
  format: "esm",
  onSuccess: async () => {
    cpSync("src/i18n/dictionaries", "dist/i18n/dictionaries", { recursive: true });
    cpSync("src/help-desk/help-desk.css", "dist/help-desk/help-desk.css");
    // One style sheet of all the files beside the components, with nesting and custom media resolved.
    const { code } = bundle({ filename: "src/styles.css", drafts: { customMedia: true } });
    writeFileSync("dist/styles.css", code);
  },
});
