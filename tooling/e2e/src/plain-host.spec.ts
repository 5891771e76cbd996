import { createServer } from "node:http";
import { contentTypeOf } from "@waymark/hosting";
import { listening } from "@waymark/hosting/testing/listening";
import { builtApp } from "./fixtures/built-apps.ts";
import { expect, test } from "./fixtures/test.ts";

const REFERRER = '<meta name="referrer" content="no-referrer">';

/** Serves the files of a build and its page for every other path, without any header but the type of a file. */
async function servePlainly(change: (html: string) => string) {
  const { files, read } = builtApp("default");
  const referers: (string | undefined)[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    referers.push(headers.referer);
    const { pathname } = new URL(url, "http://plain.localhost");
    const name = files.includes(pathname.slice(1)) ? pathname.slice(1) : "index.html";
    const isPage = name.endsWith(".html");
    response.setHeader("Content-Type", contentTypeOf(name) ?? "");
    response.end(isPage ? change(read(name).toString()) : read(name));
  });
  return { ...(await listening(server)), referers };
}

for (const [host, change, isTold] of [
  ["the page as it is built", (html: string) => html, false],
  [
    "a page without the element, which shows that this test sees it",
    (html: string) => html.replace(REFERRER, ""),
    true,
  ],
] as const) {
  test(`[QT-3] on a host without headers, a mailed token goes along with a request: ${isTold}, for ${host}`, async ({
    page,
  }) => {
    const { origin, referers, stop } = await servePlainly(change);
    await page.goto(`${origin}/reset/planted-token/ResetPassword`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(referers.length).toBeGreaterThan(4);
    expect(referers.some((referer) => referer?.includes("planted-token"))).toBe(isTold);
    await page.goto("about:blank");
    await stop();
  });
}
