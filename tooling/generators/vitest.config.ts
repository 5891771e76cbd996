import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "generators", environment: "node", include: ["src/**/*.test.ts"] },
});
