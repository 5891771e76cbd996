import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "browser/index": "src/browser/index.ts",
    "unit/setup": "src/unit/setup.ts",
    "vitest/index": "src/vitest/index.ts",
  },
  format: "esm",
  target: "node24",
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  // The plugin of the tests' vite makes this module, with the region's texts.
  external: ["virtual:waymark/dictionaries"],
  // The list of methods is no public part of the preset.
  noExternal: ["@waymark/vite-preset/unsupported-apis"],
});
