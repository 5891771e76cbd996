import type { Page } from "@playwright/test";
import { people, signIn } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const password = "[name=password]";
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("appToken"));

/** Answers a call with a url; gives the number of calls so far. */
async function answerWith(page: Page, call: string, url: string): Promise<() => number> {
  let asked = 0;
  await page.route(`**/api/auth/${call}`, async (route) => {
    asked += 1;
    await route.fulfill({ json: { url, data: { url, jwtToken: "new" } } });
  });
  return () => asked;
}

const ownPages = [
  ["/", "/"],
  ["/", "/?a=1"],
  ["/", "/florida"],
  ["/?lang=fr", "/"],
  ["/", "#x"],
  ["/", "null"],
] as const;

for (const [path, url] of ownPages) {
  test(
    `[QT-1] [EG-1] on ${path} a stored sign-in that leads to ${url} is tried once, then forgotten`,
    full,
    async ({ page, sandbox }) => {
      const asked = await answerWith(page, "redirect", url ?? "");
      await page.goto(`${sandbox.origin("default")}/favicon.svg`);
      await page.evaluate(() => localStorage.setItem("appToken", "stored"));
      await page.goto(`${sandbox.origin("default")}${path}`);
      await expect(page.locator(password)).toBeVisible();
      await expect(page.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
      expect([asked(), await storedToken(page)]).toEqual([1, null]);
    },
  );
}

test(
  "[QT-1] [RT-2] a stored sign-in that leads to no page of the portal comes back once, to the form",
  full,
  async ({ page, sandbox }) => {
    const asked = await answerWith(page, "redirect", "/no/such/page");
    await page.goto(`${sandbox.origin("default")}/favicon.svg`);
    await page.evaluate(() => localStorage.setItem("appToken", "stored"));
    await page.goto(sandbox.origin("default"));
    await expect(page.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
    await expect(page.locator(password)).toBeVisible();
    expect([asked(), await storedToken(page)]).toEqual([1, null]);
  },
);

const badUrls = ["/#home", "/", "null", "%2F%2Fevil.example", "https:///evil.example"];

for (const url of share(badUrls, 8)) {
  test(`[QT-1] a sign-in that is answered with ${url} says that it failed, and stores nothing`, async ({
    page,
    sandbox,
  }) => {
    await answerWith(page, "login", url);
    await page.goto(sandbox.origin("default"));
    await signIn(page, people.student);
    await expect(page.locator("[role=alert] [data-message=GENERIC_ERROR]")).toBeVisible();
    await expect(page.locator("[type=submit]")).toHaveAttribute("aria-busy", "false");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test(
  "[QT-1] a sign-in that is answered with a path that holds a blank is followed",
  full,
  async ({ page, sandbox }) => {
    await answerWith(page, "login", "/workspace/my plans?a=b c");
    await page.route("**/workspace/**", (route) => route.fulfill({ body: "there" }));
    await page.goto(sandbox.origin("default"));
    await signIn(page, people.student);
    await page.waitForURL("**/workspace/my%20plans?a=b%20c");
  },
);
