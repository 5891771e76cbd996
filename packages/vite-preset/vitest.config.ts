import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "vite-preset", environment: "node", include: ["src/**/*.test.ts"] },
});
