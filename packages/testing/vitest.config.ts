import { join } from "node:path";
import { waymarkApp } from "@waymark/vite-preset";
import { mergeConfig } from "vitest/config";
import { waymarkTests } from "./src/vitest/index.ts";

// The tests are those of a region: its folder of texts is the root's.
export default mergeConfig(waymarkTests(waymarkApp()), {
  root: join(import.meta.dirname, "src/fixtures/region"),
  test: {
    name: "testing",
    isolate: false,
    dir: join(import.meta.dirname, "src"),
    include: ["**/*.test.{ts,tsx}"],
  },
});
