import react from "@vitejs/plugin-react";
import type { Region } from "@waymark/core";
import type * as renderer from "@waymark/core/prerender";
import { regionVariants } from "../variants/region-variants.ts";
import { createServer, isRunnableDevEnvironment } from "vite";

export type Renderer = typeof renderer & {
  region: Region;
  /** The id of a module that has been loaded: what a dynamic import has resolved to, as the build knows it. */
  idOf: (module: object) => string | undefined;
};

/**
 * Loads an app's region and what renders it, as one graph of modules, so that both use the same React.
 * @param root the app's folder
 */
export async function withRenderer<Result>(
  root: string,
  work: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@waymark\//u] },
    plugins: [react(), regionVariants()],
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("vite has no module runner");
    const { runner } = ssr;
    const { region } = await runner.import<{ region: Region }>("/src/region.ts");
    const modules = await runner.import<typeof renderer>("@waymark/core/prerender");
    const idOf = (module: object) =>
      [...runner.evaluatedModules.idToModuleMap.values()].find(({ exports }) => exports === module)
        ?.id;
    return await work({ ...modules, region, idOf });
  } finally {
    await server.close();
  }
}
