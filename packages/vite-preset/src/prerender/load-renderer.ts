import react from "@vitejs/plugin-react";
import type { Region } from "@waymark/core";
import type * as renderer from "@waymark/core/prerender";
import { builtFiles, type FilesOfBuild } from "../imported-files/imported-files.ts";
import { loadFault } from "./region-faults.ts";
import { regionVariants } from "../variants/region-variants.ts";
import { createServer, isRunnableDevEnvironment, type ResolvedConfig, type UserConfig } from "vite";

export type Renderer = typeof renderer & {
  region: Region;
  /** The id of a module that has been loaded: what a dynamic import has resolved to, as the build knows it. */
  idOf: (module: object) => string | undefined;
};

/** The build whose pages are rendered. */
export interface AppBuild extends FilesOfBuild {
  config: FilesOfBuild["config"] &
    Pick<ResolvedConfig, "css" | "define" | "envDir" | "envPrefix" | "mode" | "resolve">;
}

/**
 * Loads an app's region and what renders it, as one graph of modules, so that both use the same React.
 * @param root the app's folder
 * @param build the app's build: what a region's modules import is then in the pages as it is in the scripts
 */
export async function withRenderer<Result>(
  root: string,
  work: (renderer: Renderer) => Promise<Result>,
  build?: AppBuild,
): Promise<Result> {
  const server = await createServer({
    ...(build && settingsOf(build)),
    root,
    configFile: false,
    // A development server beside the build keeps its own files.
    cacheDir: "node_modules/.vite-prerender",
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@waymark\//u] },
    plugins: [react(), regionVariants(), ...(build ? [builtFiles(build)] : [])],
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("vite has no module runner");
    const { runner } = ssr;
    const { region } = await runner
      .import<{ region: Region }>("/src/region.ts")
      .catch((error: unknown) => {
        throw loadFault(root, error);
      });
    const modules = await runner.import<typeof renderer>("@waymark/core/prerender");
    const idOf = (module: object) =>
      [...runner.evaluatedModules.idToModuleMap.values()].find(({ exports }) => exports === module)
        ?.id;
    return await work({ ...modules, region, idOf });
  } finally {
    await server.close();
  }
}

/** The settings on which it depends what a module imports, and what `import.meta.env` has. */
function settingsOf({ config }: AppBuild): UserConfig {
  const { css, define = {}, envDir, envPrefix, mode, resolve } = config;
  const { alias, tsconfigPaths } = resolve;
  const paths = { alias, tsconfigPaths };
  return { css, define, envDir, ...(envPrefix && { envPrefix }), mode, resolve: paths };
}
