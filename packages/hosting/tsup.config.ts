import { copyFileSync, globSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    deploy: "src/deploy.ts",
    texts: "src/texts.ts",
    book: "src/book/book-script.ts",
  },
  format: "esm",
  target: "node22",
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  silent: true,
  // The templates are read from the folder of the code that fills them.
  onSuccess: async () => {
    const templates = globSync("src/*/*.{mustache,js,css}");
    for (const file of templates) copyFileSync(file, `dist/${basename(file)}`);
  },
});
