import { copyFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { eachFile } from "../../tsup.base.mjs";

export default defineConfig({
  ...eachFile,
  format: "esm",
  onSuccess: async () => copyFileSync("src/styles.css", "dist/styles.css"),
});
