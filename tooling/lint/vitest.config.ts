import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "lint", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
