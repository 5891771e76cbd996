import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "branding",
    environment: "jsdom",
    isolate: false,
    environmentOptions: { jsdom: { url: "http://page.example/" } },
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
