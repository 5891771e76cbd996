import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/build.ts", "src/prerender.tsx"],
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
});
