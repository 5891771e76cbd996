import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Makes a folder, or removes the files of an earlier build from it. It is beside the build, where others may have files.
 * @param own names of such files
 */
function emptyFolder(folder: string, own: RegExp): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (own.test(name)) rmSync(join(folder, name));
}

/**
 * Makes a folder beside the build, which the portal's server must not serve, or removes an earlier build's pages from it.
 * @returns its path
 */
export function languageFolder(dist: string, name: string): string {
  const folder = join(dirname(dist), name);
  emptyFolder(folder, /^(?:index|[a-z]{2}-[A-Z]{2})\.html$/u);
  return folder;
}

/** The name of a page in one of the region's languages. */
export function languagePage(language: string, first: string | undefined): string {
  return language === first ? "index.html" : `${language}.html`;
}

/**
 * Writes the source maps to `maps/` beside the folder of the build, which is served. Scripts do not name them. The bundler
 * has to name them after their scripts: Vite edits scripts last of all, and looks for their maps under these names.
 */
export function sourceMaps(): Plugin {
  return {
    name: "waymark:source-maps",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const { root, build } = this.environment.config;
        const folder = join(dirname(resolve(root, build.outDir)), "maps");
        emptyFolder(folder, /\.js\.map$/u);
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !name.endsWith(".map")) continue;
          delete bundle[name];
          if (bundle[name.slice(0, -".map".length)]) {
            writeFileSync(join(folder, basename(name)), file.source);
          }
        }
      },
    },
  };
}
