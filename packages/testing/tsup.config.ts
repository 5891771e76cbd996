import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "browser/index": "src/browser/index.ts",
    "storybook/index": "src/storybook/index.ts",
    "storybook/preview": "src/storybook/preview.ts",
    "storybook/story-of": "src/storybook/story-of.tsx",
    "unit/setup": "src/unit/setup.ts",
    "vitest/index": "src/vitest/index.ts",
  },
  format: "esm",
  target: "node24",
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  // Plugins of vite make these modules, with the region's texts and parts.
  external: [/^virtual:/u],
  // They are no public parts of the preset.
  noExternal: ["@waymark/vite-preset/unsupported-apis", "@waymark/vite-preset/variants"],
});
