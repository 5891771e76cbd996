import react from "@vitejs/plugin-react";
import type { Region } from "@waymark/core";
import type * as renderer from "@waymark/core/prerender";
import { createServer } from "vite";

export type Renderer = typeof renderer & { region: Region };

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
    return await work((await server.ssrLoadModule(ENTRY)) as Renderer);
  } finally {
    await server.close();
  }
}
