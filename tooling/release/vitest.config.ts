import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "release", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
