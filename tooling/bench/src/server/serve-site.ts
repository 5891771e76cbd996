import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createSecureServer, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { type Answer, NEXT_PAGE, RIGHT_PASSWORD, type Site } from "../sites.ts";

export interface Served {
  url: string;
  close(): Promise<void>;
}

interface Place {
  root: string;
  key: string;
  cert: string;
}

interface File {
  content: Buffer;
  headers: Record<string, string>;
}

/** Those that brotli makes smaller; the rest is compressed already. */
const texts: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
};
const others: Record<string, string> = {
  ".png": "image/png",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/**
 * Serves one site over HTTP/2 on its own port: its files, its page for other paths, and a refusal of the sign-in.
 */
export async function serveSite(site: Site, { root, key, cert }: Place): Promise<Served> {
  const files = readFiles(join(root, site.folder));
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const path = new URL(request.url, "https://localhost").pathname;
    // Its request is what counts. The portal there would follow its stored sign-in to the same page for ever.
    if (path === NEXT_PAGE) {
      response.writeHead(204).end();
      return;
    }
    if (request.method !== "POST") {
      answerFile(
        response,
        files.get(path) ?? (isPage(path) ? files.get("/index.html") : undefined),
      );
      return;
    }
    const { status, headers, body } = answerTo(path, await text(request), site);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `https://localhost:${port}/`, close };
}

function answerTo(path: string, sent: string, site: Site): Answer {
  if (!site.signIn.includes(path)) return site.answers?.[path] ?? { status: 404, body: {} };
  return (sent.includes(RIGHT_PASSWORD) && site.success) || site.refusal;
}

/** The page answers for every path but those of calls and files. */
function isPage(path: string): boolean {
  return extname(path) === "" && !path.startsWith("/api/");
}

function answerFile(response: Http2ServerResponse, file: File | undefined): void {
  response.writeHead(file ? 200 : 404, file?.headers ?? { "content-type": "application/json" });
  response.end(file?.content ?? "{}");
}

/** Files by their path, compressed as well as brotli can: every product gets the same care. */
function readFiles(folder: string): ReadonlyMap<string, File> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => !/\.(?:br|gz)$/u.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [`/${name}`, readFile(join(folder, name))]),
  );
}

function readFile(file: string): File {
  const type = extname(file);
  const isText = type in texts;
  const content = isText ? compressed(file) : readFileSync(file);
  return {
    content,
    headers: {
      "content-type": texts[type] ?? others[type] ?? "application/octet-stream",
      "content-length": String(content.length),
      "cache-control": type === ".html" ? "no-cache" : "public, max-age=31536000, immutable",
      ...(isText && { "content-encoding": "br" }),
    },
  };
}

function compressed(file: string): Buffer {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file));
}
