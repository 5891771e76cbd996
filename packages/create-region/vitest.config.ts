import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "create-region", environment: "node", include: ["src/**/*.test.ts"] },
});
