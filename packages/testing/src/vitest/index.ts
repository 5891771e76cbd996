/** Configuration of vitest for a region's unit tests. */
import { fileURLToPath } from "node:url";
import { mergeConfig, type UserConfig } from "vite";
import type { ViteUserConfig } from "vitest/config";

/** Packages that are read by vite, so that a test and its region have one portal and the region's texts. */
const READ_BY_VITE = /@waymark\/(?:branding|core|testing)/u;

/**
 * Returns the configuration of a region's tests: jsdom, the region's texts, and no network but what a test says.
 * @param app the region's own configuration of vite
 * @example
 * import app from "./vite.config.ts";
 * export default waymarkTests(app);
 */
export function waymarkTests(app: UserConfig): ViteUserConfig {
  const tests: ViteUserConfig = {
    test: {
      environment: "jsdom",
      environmentOptions: { jsdom: { url: "http://default.localhost:4301/" } },
      setupFiles: [fileURLToPath(import.meta.resolve("@waymark/testing/setup"))],
      include: ["src/**/*.test.{ts,tsx}"],
      server: { deps: { inline: [READ_BY_VITE] } },
    },
  };
  return mergeConfig(app, tests);
}
