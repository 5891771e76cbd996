import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "vite-preset", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
