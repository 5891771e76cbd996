import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "hosting", environment: "node", include: ["src/**/*.test.ts"] },
});
