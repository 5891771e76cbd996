import { readFile } from "node:fs/promises";
import {
  cacheControl,
  choosePage,
  contentTypeOf,
  encodeText,
  findStaticFile,
  isHtmlName,
  isNotModified,
  isRoutePath,
  mergeConfiguration,
  NOTICES_FILE,
  PAGES_FILE,
  readConfiguration,
  readPageRows,
  readStaticFile,
  resolveRequestPath,
  SHORT,
  type StaticFile,
} from "@waymark/hosting";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import { answerPage } from "../pages/answer-page.ts";
import { notBuiltPage } from "./not-built-page.ts";
import { createPageReader, type PageReader } from "./page-reader.ts";

const INDEX = "index.html";

/** The built app: its files, and its page for every route of the portal. */
export function createStaticRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const readPage = createPageReader();
  routes.get(`/${NOTICES_FILE}`, async (c, next) => {
    const posted = c.var.services.notices.all();
    if (posted.length === 0) return next();
    return c.json(posted, 200, { "Cache-Control": SHORT });
  });
  // HEAD comes this way too; what is answered loses its body on the way out.
  routes.get("*", async (c) => {
    const path = resolveRequestPath(new URL(c.req.url).pathname);
    if (path === undefined) return c.text("Bad request", 400);
    const file = await fileFor(c, path);
    if (file) return serve(c, file, readPage);
    if (!isRoutePath(path)) return c.text("Not found", 404);
    return c.html(notBuiltPage(c.var.app), 503);
  });
  routes.all("*", (c) => {
    // Two slashes at the beginning would be the name of another host.
    const back = new URL(c.req.url).pathname.replace(/^\/+/u, "/");
    return c.html(answerPage(c, { kind: "formNotSent", back }), 405, { Allow: "GET, HEAD" });
  });
  return routes;
}

async function fileFor(c: AppContext, path: string): Promise<StaticFile | undefined> {
  const { dist } = c.var.app;
  if (dist === undefined) return undefined;
  const file = await findStaticFile(dist, path);
  return file ?? (isRoutePath(path) ? pageFor(c, dist) : undefined);
}

/** The page of a route, rendered for it where the build has one. */
async function pageFor(c: AppContext, dist: string): Promise<StaticFile | undefined> {
  const index = await findStaticFile(dist, INDEX);
  const rows = await findStaticFile(dist, PAGES_FILE);
  if (!index || !rows) return index;
  const built = readConfiguration(await readFile(index.path, "utf8"));
  const overlay = c.var.services.configurations.of(c.var.app.name);
  const pages = readPageRows(await readFile(rows.path, "utf8"));
  c.set("pageRows", pages);
  const name = choosePage(pages, {
    url: new URL(c.req.url),
    configuration: mergeConfiguration(built, overlay),
  });
  return (name !== undefined && (await findStaticFile(dist, name))) || index;
}

async function serve(c: AppContext, file: StaticFile, readPage: PageReader): Promise<Response> {
  const { services, app } = c.var;
  const isPage = isHtmlName(file.name);
  const page = isPage ? await readPage(file, services.configurations.of(app.name)) : undefined;
  c.set("pageSources", page?.sources);
  const etag = page?.etag ?? file.etag;
  c.header("ETag", etag);
  c.header("Vary", "Accept-Encoding");
  c.header("Cache-Control", cacheControl(new URL(c.req.url), await readFile(file.path)));
  if (isNotModified(etag, c.req.header("If-None-Match"))) return c.body(null, 304);

  const accepted = c.req.header("Accept-Encoding");
  const { bytes, encoding } =
    page?.text === undefined
      ? await readStaticFile(file, accepted)
      : encodeText(page.text, accepted);
  c.header("Content-Type", contentTypeOf(file.name) ?? "application/octet-stream");
  c.header("Content-Length", String(bytes.byteLength));
  if (encoding !== undefined) c.header("Content-Encoding", encoding);
  return c.body(bytes);
}
