import type { Response } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { FIRST_SCRIPT, withoutScripts } from "./fixtures/requests.ts";
import { full } from "./fixtures/share.ts";

/** Order in which the scripts of a page come, which only time would tell otherwise. */

test(
  "each script that a page starts with asks to be compiled while it arrives",
  full,
  async ({ page, origin }) => {
    const answers: Response[] = [];
    page.on("response", (answer) => answers.push(answer));
    await page.goto(origin);
    await page.locator("form[data-ready]").waitFor();
    const addresses = await page
      .locator("script[type=module]")
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    const started = answers.filter((answer) => addresses.includes(answer.url()));
    expect(started).toHaveLength(3);
    for (const answer of started) {
      expect(await answer.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/u);
    }
  },
);

test("[QP-2] a sign-in page asks for its first script alone until it is parsed", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  const { parsedMs, early } = await page.evaluate(() => {
    const [{ domInteractive }] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming,
    ];
    const assets = performance.getEntriesByType("resource");
    const before = assets.filter(({ startTime }) => startTime < domInteractive);
    return { parsedMs: domInteractive, early: before.map(({ name }) => name) };
  });
  expect(parsedMs).toBeGreaterThan(0);
  expect(early.filter((url) => url.endsWith(".js"))).toEqual([expect.stringMatching(FIRST_SCRIPT)]);
});

test(
  "a mailed link asks for its screen, and all that it needs, before the portal is there",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/404|400/u);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/")) asked.push(request.url());
    });
    const release = await withoutScripts(page);
    await page.goto(`${origin}/reset/token/ActivateAccount`, { waitUntil: "commit" });
    for (const piece of ["reset-screen", "submit", "field-rules", "loading"]) {
      await expect.poll(() => asked.join(" ")).toContain(`/assets/${piece}-`);
    }
    const before = asked.length;
    release();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page.locator("main form, main .wm-actions, main .wm-notice").first(),
    ).toBeVisible();
    expect(new Set(asked).size).toBe(asked.length);
    expect(before).toBeGreaterThan(5);
  },
);
