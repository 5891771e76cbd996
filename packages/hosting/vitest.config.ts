import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "hosting", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
