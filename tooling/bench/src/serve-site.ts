import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { IMMUTABLE, isCompressible, NO_CACHE, writeCompressedCopies } from "@waymark/hosting";
import { Hono } from "hono";
import { NEXT_PAGE, RIGHT_PASSWORD, type Site } from "./sites.ts";

/** Less than the latency of any profile, so that no visit is longer for it. */
const BODY_DELAY_MS = 20;

/** A site where it is served. */
export type Served = Awaited<ReturnType<typeof serveSite>>;

/** Serves one site over HTTP/2 on its own port: its files, its page for other paths, and a refusal of the sign-in. */
export async function serveSite(site: Site, { root, key, cert }: Record<string, string>) {
  const folder = `${root}/${site.folder}`;
  compressFiles(folder);
  const app = new Hono()
    .use(async (context, next) => {
      await next();
      context.res = delayBody(context.res);
    })
    .post("*", async ({ req, notFound }) => {
      if (!site.signIn.includes(req.path)) return site.answers?.[req.path]?.() ?? notFound();
      const isRight = (await req.text()).includes(RIGHT_PASSWORD);
      return ((isRight && site.success) || site.refusal)();
    })
    // Its request is what counts. The portal there would follow its stored sign-in to the same page for ever.
    .get(NEXT_PAGE, ({ body }) => body(null, 204))
    .get("/api/*", ({ notFound }) => notFound())
    .use(
      serveStatic({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (path) => (isPage(path) ? "/index.html" : path),
        onFound: (_, { header, req }) =>
          header("Cache-Control", isPage(req.path) ? NO_CACHE : IMMUTABLE),
      }),
    );
  const secure = { createServer: createSecureServer, serverOptions: { key, cert } };
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0, ...secure });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { site, url: `https://localhost:${port}/`, server };
}

/**
 * The response with its headers sent alone. A throttled Chromium counts a body twice that has arrived with its headers, which no
 * server behind a slow line brings about.
 */
function delayBody({ body, status, headers }: Response): Response {
  const late = new TransformStream({ start: () => pause(BODY_DELAY_MS) });
  return new Response(body && body.pipeThrough(late), { status, headers });
}

/** The page answers for every path but those of calls and files. */
function isPage(path: string): boolean {
  return extname(path) === "";
}

/** As well as brotli can, so that every product gets the same care. */
function compressFiles(folder: string): void {
  for (const file of globSync(`${folder}/**/*.*`).filter(isCompressible)) {
    if (!existsSync(`${file}.br`)) writeCompressedCopies(file);
  }
}
