import { fileURLToPath } from "node:url";
import { preview } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Serves the built Storybook; `pnpm --filter @waymark/states build` makes it. */
export async function serveStates() {
  const server = await preview({
    root,
    logLevel: "error",
    // A page of states is opened hundreds of times, with the same sixty files.
    preview: { host: "127.0.0.1", port: 0, headers: { "Cache-Control": "max-age=3600" } },
  });
  const address = server.httpServer.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
