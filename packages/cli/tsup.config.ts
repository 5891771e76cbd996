import { copyFileSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  target: "node22",
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  // The template is read from the folder of the code that fills it.
  onSuccess: async () => {
    copyFileSync("src/probe/report/page.html.mustache", "dist/page.html.mustache");
  },
});
