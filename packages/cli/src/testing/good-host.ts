import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import {
  cacheControl,
  choosePage,
  contentTypeOf,
  contentVersion,
  findStaticFile,
  isHtmlName,
  isRoutePath,
  readPageRows,
  readPageSources,
  readStaticFile,
  resolveRequestPath,
  securityHeaders,
} from "@waymark/hosting";
import type { Certificate, CheckWorld } from "../check/site.ts";
import { writeBuild } from "@waymark/hosting/testing/build";
import { testFolder } from "@waymark/hosting/testing/folder";

export const HOST = "https://login.example";

const dictionary = JSON.stringify({ title: "Sign in" });
const version = contentVersion(dictionary);
const pageOf = (language: string, configuration: object) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  `<script type="application/json" id="portal-config">${JSON.stringify(configuration)}</script>` +
  `<script type="module" src="/assets/index-1234abcd.js"></script>` +
  `<script data-first data-messages="/assets/messages-1234abcd.txt"></script>` +
  `<link rel="preload" as="image" href="/assets/coat-1234abcd.png">` +
  `<link rel="preload" as="fetch" href="/assets/translations/en-CA.json?v=${version}">` +
  `<style>p { color: red }</style></head><body><h1>Sign in</h1>${"<p>A page</p>".repeat(90)}</body></html>`;

/** A certificate that ends on a day, of ninety days unless said otherwise. */
export function certificateUntil(end: string, days = 90): Certificate {
  const ends = new Date(`${end}T10:00:00Z`);
  return { begins: new Date(ends.getTime() - days * 86_400_000), ends };
}

/** A host for one test that has everything right. @returns the world of a check in which it is there */
export function goodHost(configuration: object = {}): CheckWorld {
  const dist = testFolder();
  const values = { ...defaultConfiguration, ...configuration };
  const pages: Record<string, string> = {};
  const rows = ["en-CA", "fr-CA"].flatMap((language) => {
    const file = `pages/shell.${language}.html`;
    pages[file] = pageOf(language, values);
    const row = { language, file, langPattern: language === "fr-CA" ? "^fr" : "^en" };
    return [
      { path: "/northside", ...row, indexed: true },
      { path: null, ...row },
    ];
  });
  writeBuild(dist, {
    ...pages,
    "index.html": pageOf("en-CA", values),
    "pages/pages.json": JSON.stringify(rows),
    "assets/index-1234abcd.js": `import("./screen-1234abcd.js");${"start();".repeat(40)}`,
    "assets/screen-1234abcd.js": `import("./shared-1234abcd.js");${"show();".repeat(40)}`,
    "assets/shared-1234abcd.js": "share();".repeat(40),
    "assets/messages-1234abcd.txt": "<template></template>".repeat(40),
    "assets/coat-1234abcd.png": "picture",
    "assets/translations/en-CA.json": dictionary,
  });
  return {
    fetch: (request) => answerOf(dist, request),
    now: () => new Date("2026-03-02T10:00:00Z"),
    certificate: async () => certificateUntil("2026-06-01"),
  };
}

const own: Record<string, () => Response> = {
  "/healthz": () => new Response("ok"),
  "/version": () =>
    new Response('{"build":"0123456789abcdef"}', { headers: { "Cache-Control": "no-store" } }),
  "/.well-known/change-password": () =>
    new Response(null, { status: 302, headers: { Location: "/forgot" } }),
  "/api/auth/redirect": () =>
    Response.json(
      { messages: [] },
      { status: 403, headers: { "Set-Cookie": "XSRF-TOKEN=a; Path=/; Secure; SameSite=Lax" } },
    ),
};

async function answerOf(dist: string, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const to = HOST + url.pathname;
  if (url.protocol === "http:")
    return new Response(null, { status: 301, headers: { Location: to } });
  const answer = own[url.pathname];
  if (answer) return answer();
  const path = resolveRequestPath(url.pathname);
  if (path === undefined) return new Response(null, { status: 400 });
  const file = await fileOf(dist, url, path);
  if (file === undefined) return new Response(null, { status: 404 });
  const isPost = request.method === "POST";
  const html = isHtmlName(file.name);
  const content = await readFile(file.path, "utf8");
  const { encoding } = await readStaticFile(file, request.headers.get("Accept-Encoding") ?? "");
  const headers = {
    ...securityHeaders({
      ...(html && readPageSources(content)),
      html,
      path: url.pathname,
      rows: await rowsOf(dist),
    }),
    "Content-Type": contentTypeOf(file.name) ?? "",
    "Cache-Control": cacheControl(url, content),
    Vary: "Accept-Encoding",
    Date: "Mon, 02 Mar 2026 10:00:01 GMT",
    ETag: file.etag,
    Server: "nginx",
    ...(encoding && { "Content-Encoding": encoding }),
    ...(isPost && { Allow: "GET, HEAD" }),
  };
  const isKept = request.headers.get("If-None-Match") === file.etag;
  if (isKept) return new Response(null, { status: 304, headers });
  return new Response(content, { status: isPost ? 405 : 200, headers });
}

async function fileOf(dist: string, url: URL, path: string) {
  const file = await findStaticFile(dist, path);
  if (file !== undefined || !isRoutePath(path)) return file;
  const rows = await rowsOf(dist);
  return findStaticFile(dist, choosePage(rows, { url, configuration: {} }) ?? "index.html");
}

async function rowsOf(dist: string) {
  return readPageRows(await readFile(join(dist, "pages/pages.json"), "utf8"));
}
