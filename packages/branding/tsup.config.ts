import { copyFileSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  target: "es2022",
  clean: true,
  onSuccess: async () => copyFileSync("src/styles.css", "dist/styles.css"),
});
