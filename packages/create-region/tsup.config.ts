import { cp } from "node:fs/promises";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  target: "node20",
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  noExternal: [/^@waymark\//u],
  onSuccess: async () => {
    await cp("template", "dist/template", { recursive: true });
  },
});
