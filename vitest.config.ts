import { defineConfig } from "vitest/config";

// A package takes part by having a vitest.config.ts.
export default defineConfig({
  test: { projects: ["{packages,apps,tooling}/*/vitest.config.ts"] },
});
