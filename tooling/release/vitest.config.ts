import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "release", environment: "node", include: ["src/**/*.test.ts"] },
});
