import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts", "src/template.ts"],
  splitting: true,
  format: "esm",
  target: "node22",
  removeNodeProtocol: false,
  clean: true,
  silent: true,
});
