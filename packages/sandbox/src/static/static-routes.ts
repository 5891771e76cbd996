import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import type { PageSources } from "../hosting/security-headers.ts";
import { firstAcceptedLanguage } from "../languages.ts";
import { answerPage } from "../pages/answer-page.ts";
import { cacheControlOf } from "./cache-control.ts";
import { contentTypeOf, isHtmlName } from "./content-types.ts";
import { notBuiltPage } from "./not-built-page.ts";
import { readPageSources } from "../hosting/page-sources.ts";
import { findFile, isUnchanged, readStored, type StoredFile } from "./stored-file.ts";
import { isPortalRoute, wantedFile } from "./wanted-file.ts";

const INDEX = "index.html";

/** The built app: its files, and its page for every route of the portal. */
export function createStaticRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const sourcesOf = createSourcesReader();
  // HEAD comes this way too; what is answered loses its body on the way out.
  routes.get("*", async (c) => {
    const file = await fileFor(c);
    if (file) return serve(c, file, sourcesOf);
    const { pathname } = new URL(c.req.url);
    if (!isPortalRoute(pathname, c.req.header("Accept"))) return c.text("Not found", 404);
    return c.html(notBuiltPage(c.var.app), 503);
  });
  routes.all("*", (c) => {
    const language = firstAcceptedLanguage(c.req.header("Accept-Language"));
    const back = new URL(c.req.url).pathname;
    const answer = answerPage({ app: c.var.app, kind: "formNotSent", language, back });
    return c.html(answer, 405, { Allow: "GET, HEAD" });
  });
  return routes;
}

async function fileFor(c: AppContext): Promise<StoredFile | undefined> {
  const { dist } = c.var.app;
  if (dist === undefined) return undefined;
  const { pathname } = new URL(c.req.url);
  const wanted = wantedFile(pathname);
  const file = wanted === undefined ? undefined : await findFile(dist, wanted);
  if (file) return file;
  return isPortalRoute(pathname, c.req.header("Accept")) ? findFile(dist, INDEX) : undefined;
}

type SourcesReader = (file: StoredFile) => Promise<PageSources>;

async function serve(c: AppContext, file: StoredFile, sourcesOf: SourcesReader): Promise<Response> {
  if (isHtmlName(file.name)) c.set("pageSources", await sourcesOf(file));
  c.header("ETag", file.etag);
  c.header("Vary", "Accept-Encoding");
  c.header("Cache-Control", cacheControlOf(new URL(c.req.url)));
  if (isUnchanged(file, c.req.header("If-None-Match"))) return c.body(null, 304);

  const { bytes, encoding } = await readStored(file, c.req.header("Accept-Encoding"));
  c.header("Content-Type", contentTypeOf(file.name) ?? "application/octet-stream");
  c.header("Content-Length", String(bytes.byteLength));
  if (encoding !== undefined) c.header("Content-Encoding", encoding);
  return c.body(bytes);
}

/** Reads what a page's policy has to allow, once for each version of the page. */
function createSourcesReader(): SourcesReader {
  const known = new Map<string, PageSources>();
  return async (file) => {
    const key = `${file.path} ${file.etag}`;
    const sources = known.get(key) ?? readPageSources(await readFile(file.path, "utf8"));
    known.set(key, sources);
    return sources;
  };
}
