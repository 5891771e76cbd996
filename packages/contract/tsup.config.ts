import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  // The first with import attributes, which a JSON file needs.
  target: "node20.10",
  clean: true,
  silent: true,
});
