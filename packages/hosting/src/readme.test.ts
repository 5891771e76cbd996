import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testFolder, writeFiles } from "./testing/test-folder.ts";
import { listening } from "./testing/listening.ts";

const folder = join(import.meta.dirname, "..");

/** The server of the README, which serves a build of two pages. */
async function startExample(): Promise<string> {
  const [, code = ""] =
    /^```ts run\n([^]*?)^```$/mu.exec(readFileSync(join(folder, "README.md"), "utf8")) ?? [];
  const dist = testFolder();
  writeFiles(dist, {
    "index.html": "<style>p{color:red}</style>",
    "pages/forgot.html": "forgot",
    "pages/school.html": "school",
    "pages/pages.json": JSON.stringify([
      { path: "/forgot", language: "en-CA", file: "pages/forgot.html" },
      { path: "/school", language: "en-CA", file: "pages/school.html", indexed: true },
    ]),
  });
  // Inside the package, so that it finds itself by its name.
  const file = join(folder, `.readme-${basename(dist)}.ts`);
  writeFileSync(file, code.replace('const dist = "dist"', `const dist = ${JSON.stringify(dist)}`));
  const { server } = (await import(file).finally(() => rmSync(file))) as { server: Server };
  const { origin, stop } = await listening(server);
  onTestFinished(stop);
  return origin;
}

it("[QH-1] [QH-2] the README's server sends pages with their headers, and no page for a file", async () => {
  const origin = await startExample();
  const page = await fetch(origin);
  expect(page.headers.get("Content-Security-Policy")).toContain("style-src 'self' 'sha256-");
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
  expect(await (await fetch(`${origin}/forgot`)).text()).toBe("forgot");
  expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
});

it("[QH-2] the README's server answers a path that fetch would not send, and stays there", async () => {
  const origin = await startExample();
  const { port } = new URL(origin);
  for (const [path, status] of [
    ["//", 200],
    ["//[", 200],
    ["/../x", 200],
    ["/..%2fx", 400],
    ["/%00", 400],
    ["http://[", 200],
  ] as const) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `, "u"));
  }
  expect((await fetch(origin)).status).toBe(200);
});

it("[QH-2] [QH-3] the README's server sends nothing twice, and takes no form", async () => {
  const origin = await startExample();
  const first = await fetch(`${origin}/forgot`);
  const again = await fetch(`${origin}/forgot`, {
    headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
  const form = await fetch(`${origin}/forgot`, { method: "POST", body: "x" });
  expect([form.status, form.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect(form.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it("[QH-2] the README's server lets search engines list a region's own sign-in page", async () => {
  const origin = await startExample();
  const robots = async (path: string) => (await fetch(origin + path)).headers.get("X-Robots-Tag");
  expect(await robots("/school")).toBeNull();
  expect(await robots("/forgot")).toBe("noindex");
});
