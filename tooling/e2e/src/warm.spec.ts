import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

/** Browsers ask for the icon in their own time. What the host has to say must not be an hour old. */
const ALWAYS_ASKED_FOR = new Set(["/favicon.svg", "/notices.json"]);

/** Urls that really went over the line since the last look. */
async function watchLine(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const names = new Map<string, string>();
  let fetched: string[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    names.set(requestId, new URL(request.url).pathname);
  });
  const fromCache = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => fromCache.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const isCached = response.fromDiskCache === true || fromCache.has(requestId);
    const name = names.get(requestId) ?? "";
    if (!isCached && !ALWAYS_ASKED_FOR.has(name)) fetched.push(name);
  });
  return () => {
    const seen = fetched;
    fetched = [];
    return seen;
  };
}

test(
  "[QH-3] a second visit asks for the page alone, and what comes next is there already",
  full,
  async ({ page, origin }) => {
    const overTheLine = await watchLine(page);
    const next = page.waitForResponse(/forgot-screen/u);
    await page.goto(origin);
    await next;
    await page.waitForLoadState("networkidle");
    expect(overTheLine()).toContain("/");
    await page.getByRole("link", { name: "Trouble signing in?" }).click();
    await page.getByLabel("Email").waitFor();
    expect(overTheLine()).toEqual([]);
    await page.goto(origin);
    await page.locator("form[data-ready]").waitFor();
    expect(overTheLine()).toEqual(["/"]);
  },
);

test(
  "[QX-6] nothing is fetched ahead where the person saves data",
  full,
  async ({ page, origin }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(origin);
    await page.locator("form[data-ready]").waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => url.includes("forgot-screen"))).toEqual([]);
  },
);
