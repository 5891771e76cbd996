import { checkAccessibility } from "./fixtures/accessibility.ts";
import { delayRequests, gone, loads, missing, notFound } from "./fixtures/requests.ts";
import { people, signIn } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Scripts and texts of the page itself that are missing after a deployment, for a moment or permanently. */

test(
  "[QX-5] an old page whose script is missing reloads once",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    const loaded = loads(page);
    await gone(page, "**/assets/index-*.js", 1);
    await page.goto(origin);
    await page.locator("form[data-ready]").waitFor();
    expect(loaded()).toBe(2);
  },
);

const missingScript = [
  ["/", /Part of this page didn’t arrive/u, "Load it again"],
  ["/?lang=fr", /Il manque une partie de cette page/u, "Rechargez-la"],
] as const;

for (const [path, words, again] of share(missingScript, 2, 1)) {
  test(`[QX-5] [QT-7] a page at ${path} whose script is permanently missing says so, and a queued submit ends`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(missing);
    const loaded = loads(page);
    await gone(page, "**/assets/index-*.js");
    await page.goto(origin + path);
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeInViewport({ ratio: 1 });
    expect(loaded()).toBe(2);
    await checkAccessibility(page);
    await page.locator("[name=username]").fill("maya");
    await page.locator("[name=username]").press("Enter");
    await expect(page.locator("main [type=submit]")).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeInViewport();
    await page.unroute("**/assets/index-*.js");
    await page.getByRole("link", { name: again }).click();
    await page.locator("form[data-ready]").waitFor();
  });
}

test(
  "[QX-5] [QX-6] texts that are missing everywhere: one reload, then the page says so",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    const loaded = loads(page);
    await gone(page, "**/translations/**");
    await gone(page, "**/en-CA-*.js*");
    await page.goto(origin);
    await expect(page.getByText(/Part of this page didn’t arrive/u)).toBeVisible();
    expect(loaded()).toBe(2);
  },
);

test(
  "[QX-5] [QP-2] texts that turn out to be missing while a sign-in is on its way do not stop it",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    const loseTexts = await delayRequests(page, /\/translations\/|\/en-CA-[^/]+\.js/u, notFound);
    const answer = await delayRequests(page, "**/api/auth/login");
    await page.goto(origin, { waitUntil: "commit" });
    const sent = page.waitForRequest("**/api/auth/login");
    await signIn(page, people.student);
    await sent;
    const loaded = loads(page);
    loseTexts();
    await expect(page.getByText(/Part of this page didn’t arrive/u)).toBeVisible();
    expect(loaded()).toBe(0);
    answer();
    await page.waitForURL(origin + people.student.path);
  },
);
