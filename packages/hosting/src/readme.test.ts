import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const folder = join(import.meta.dirname, "..");

/** The server of the README, which serves a build of two pages. */
async function startExample(): Promise<string> {
  const [, code = ""] =
    /^```ts run\n([^]*?)^```$/mu.exec(readFileSync(join(folder, "README.md"), "utf8")) ?? [];
  const dist = mkdtempSync(join(tmpdir(), "waymark-readme-"));
  mkdirSync(join(dist, "pages"));
  writeFileSync(join(dist, "index.html"), "<style>p{color:red}</style>");
  writeFileSync(join(dist, "pages/forgot.html"), "forgot");
  writeFileSync(
    join(dist, "pages/pages.json"),
    JSON.stringify([{ path: "/forgot", language: "en-CA", file: "pages/forgot.html" }]),
  );
  // Inside the package, so that it finds itself by its name.
  const file = join(folder, `.readme-${process.pid}.ts`);
  writeFileSync(file, code.replace('const dist = "dist"', `const dist = ${JSON.stringify(dist)}`));
  const { server } = (await import(file).finally(() => rmSync(file))) as { server: Server };
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(dist, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("[QH-1] [QH-2] the README's server sends pages with their headers, and no page for a file", async () => {
  const origin = await startExample();
  const page = await fetch(origin);
  expect(page.headers.get("Content-Security-Policy")).toContain("style-src 'self' 'sha256-");
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
  expect(await (await fetch(`${origin}/forgot`)).text()).toBe("forgot");
  expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
});
