import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { contentTypeOf, IMMUTABLE, isCompressible, isHtmlName, NO_CACHE } from "@waymark/hosting";
import { type Answer, NEXT_PAGE, RIGHT_PASSWORD, type Site } from "./sites.ts";

type Place = Record<"root" | "key" | "cert", string>;

/**
 * Serves one site over HTTP/2 on its own port: its files, its page for other paths, and a refusal of the sign-in.
 */
export async function serveSite(site: Site, { root, key, cert }: Place) {
  const files = readFiles(join(root, site.folder));
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const path = new URL(request.url, "https://localhost").pathname;
    const sent = request.method === "POST" ? await text(request) : undefined;
    const found = sent === undefined ? fileAt(path, files) : answerTo(path, sent, site);
    // Its request is what counts. The portal there would follow its stored sign-in to the same page for ever.
    const { status, headers, body } =
      path === NEXT_PAGE ? { status: 204 } : (found ?? { status: 404, body: {} });
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `https://localhost:${port}/`, close };
}

function answerTo(path: string, sent: string, site: Site): Answer | undefined {
  if (!site.signIn.includes(path)) return site.answers?.[path];
  return (sent.includes(RIGHT_PASSWORD) && site.success) || site.refusal;
}

/** The page answers for every path but those of calls and files. */
function fileAt(path: string, files: ReadonlyMap<string, Answer>): Answer | undefined {
  const isPage = extname(path) === "" && !path.startsWith("/api/");
  return files.get(path) ?? (isPage ? files.get("/index.html") : undefined);
}

/** Files by their path, compressed as well as brotli can: every product gets the same care. */
function readFiles(folder: string): ReadonlyMap<string, Answer> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => !/\.(?:br|gz)$/u.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [`/${name}`, readFile(join(folder, name))]),
  );
}

function readFile(file: string): Answer {
  const isText = isCompressible(file);
  const stored = isText && existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  const content = readFileSync(file);
  const body = stored ?? (isText ? brotliCompressSync(content) : content);
  return {
    status: 200,
    body,
    headers: {
      "content-type": contentTypeOf(file) ?? "application/octet-stream",
      "content-length": String(body.length),
      "cache-control": isHtmlName(file) ? NO_CACHE : IMMUTABLE,
      ...(isText && { "content-encoding": "br" }),
    },
  };
}
