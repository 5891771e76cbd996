import { readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { contractPage } from "./scripts/page.ts";

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  target: "node22",
  clean: true,
  silent: true,
  onSuccess: async () =>
    writeFileSync("dist/openapi.html", contractPage(readFileSync("openapi.json", "utf8"))),
});
