import { expect, test } from "./fixtures/test.ts";

for (const [kind, value, calls] of [
  ["that no header can hold", "%E2%82%AC", 1],
  ["of another server", "planted", 2],
] as const) {
  test(`[QT-5] a second CSRF cookie ${kind} does not stop a call`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(/403/u);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/forgotpassword")) asked += 1;
    });
    await page.goto(origin);
    // A longer path comes first, as the cookie of another host may.
    const cookie = { name: "XSRF-TOKEN", domain: new URL(origin).hostname, path: "/forgot" };
    await page.context().addCookies([{ ...cookie, value }]);
    await page.goto(`${origin}/forgot`);
    await page.locator("[name=email]").fill("maya.chen@riverside.example");
    await page.locator("[type=submit]").click();
    await expect(page.locator("main .wm-fact")).toHaveText("maya.chen@riverside.example");
    expect(await page.evaluate(() => document.cookie.match(/XSRF-TOKEN/gu)?.length)).toBe(2);
    expect(asked).toBe(calls);
  });
}
