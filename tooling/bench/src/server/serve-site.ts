import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Answer, Site } from "../sites.ts";
import type { Certificate } from "./certificate.ts";
import { readSiteFiles, type ServedFile } from "./site-files.ts";

export interface Served {
  url: string;
  close(): Promise<void>;
}

type FileAt = ReturnType<typeof readSiteFiles>;

/**
 * Serves one site over HTTP/2 on its own port: its files, its page for other paths, and a refusal of the sign-in.
 */
export async function serveSite(
  site: Site,
  { root, certificate }: { root: string; certificate: Certificate },
): Promise<Served> {
  const fileAt = readSiteFiles(join(root, site.folder));
  // Compresses the page before the first visit.
  fileAt("index.html");
  const server = createSecureServer({ ...certificate, allowHTTP1: false });
  server.on("stream", (stream, headers) => {
    const path = new URL(headers[":path"] ?? "/", "https://localhost").pathname;
    stream.on("error", () => stream.destroy());
    if (headers[":method"] === "POST") answerCall(stream, site, path);
    else answerFile(stream, fileFor(path, fileAt));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}/`, close: () => closed(server) };
}

function answerCall(stream: ServerHttp2Stream, site: Site, path: string): void {
  const { status, headers, body } = answerTo(path, site);
  stream.resume();
  stream.on("end", () => {
    stream.respond({ ":status": status, "content-type": "application/json", ...headers });
    stream.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function answerTo(path: string, { signIn, refusal, answers }: Site): Answer {
  if (signIn.includes(path)) return refusal;
  return answers?.[path] ?? { status: 404, body: {} };
}

/** The page answers for every path but those of calls and missing files. */
function fileFor(path: string, fileAt: FileAt): ServedFile | undefined {
  const found = fileAt(path);
  if (found !== undefined || extname(path) !== "" || path.startsWith("/api/")) return found;
  return fileAt("index.html");
}

function answerFile(stream: ServerHttp2Stream, file: ServedFile | undefined): void {
  if (file === undefined) {
    stream.respond({ ":status": 404, "content-type": "application/json" });
    stream.end("{}");
    return;
  }
  stream.respond({ ":status": 200, ...file.headers });
  stream.end(file.content);
}

function closed(server: Http2SecureServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
