import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "verify", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
