import { cp } from "node:fs/promises";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/msw.ts", "src/cli.ts"],
  format: "esm",
  target: "node24",
  splitting: true,
  // `node:sqlite` has no name without its prefix.
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  // The pages' own files are read from a folder beside the code that serves them.
  onSuccess: () => cp("src/pages/assets", "dist/assets", { recursive: true }),
});
