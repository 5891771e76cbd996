import react from "@vitejs/plugin-react";
import type { Region } from "@waymark/core";
import type * as renderer from "@waymark/core/prerender";
import { createServer, isRunnableDevEnvironment } from "vite";

export type Renderer = typeof renderer & {
  region: Region;
  /** The id of a module that has been loaded: what a dynamic import has resolved to, as the build knows it. */
  idOf: (module: object) => string | undefined;
};

const ENTRY = "virtual:waymark/renderer";

/**
 * Loads an app's region together with what renders it, as one graph of modules, so that both speak of the same React.
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
    plugins: [
      react(),
      {
        name: "waymark:renderer",
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `export { region } from "/src/region.ts"; export * from "@waymark/core/prerender";`
            : undefined,
      },
    ],
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("vite has no module runner");
    const { runner } = ssr;
    const modules = await runner.import<Omit<Renderer, "idOf">>(ENTRY);
    const idOf = (module: object) =>
      [...runner.evaluatedModules.idToModuleMap.values()].find(({ exports }) => exports === module)
        ?.id;
    return await work({ ...modules, idOf });
  } finally {
    await server.close();
  }
}
