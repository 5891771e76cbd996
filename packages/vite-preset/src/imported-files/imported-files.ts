import { posix } from "node:path";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";

/** The build that the files belong to. */
export interface FilesOfBuild {
  config: Pick<ResolvedConfig, "assetsInclude" | "root">;
  bundle: Rolldown.OutputBundle;
}

/**
 * Finds a picture, or another imported file, beside the script that imports it. Vite writes a path from the root, but the
 * path that the portal is served under is configured later.
 */
export function importedFiles(): Plugin {
  return {
    name: "waymark:imported-files",
    apply: "build",
    enforce: "pre",
    resolveFileUrl: ({ relativePath }) =>
      `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`,
  };
}

/** Loads an imported file as the url that it has in a build, for the pages of that build. */
export function builtFiles({ config, bundle }: FilesOfBuild): Plugin {
  const urls = new Map<string, string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== "asset") continue;
    // Vite's own paths have slashes, on Windows, too.
    for (const name of file.originalFileNames)
      if (config.assetsInclude(name)) urls.set(posix.join(config.root, name), `/${file.fileName}`);
  }
  return {
    name: "waymark:built-files",
    enforce: "pre",
    load(id) {
      const url = urls.get(id.replace(/\?url$/u, ""));
      return url === undefined ? null : `export default ${JSON.stringify(url)}`;
    },
  };
}
