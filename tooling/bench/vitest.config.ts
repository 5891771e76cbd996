import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "bench", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
