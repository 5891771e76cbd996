import type { Page } from "@playwright/test";
import { formNamed, forms, openFilled, valuesOf } from "./atlas/forms.ts";
import { expect, goBack, test } from "./fixtures/kept-pages.ts";
import { browserOptions } from "./fixtures/launch-options.ts";
import { people, signIn } from "./fixtures/people.ts";
import { delayRequests } from "./fixtures/requests.ts";
import { settled } from "@waymark/testing/browser";
import { full } from "./fixtures/share.ts";

// In one worker: each starts a browser of its own.
test.describe.configure({ mode: "default" });

/** Back to a page that the browser has kept as it was. The test runner switches that off unless it is asked not to. */
test.use({
  launchOptions: { ...browserOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

test.beforeEach(({ keepsPages }) => {
  test.skip(!keepsPages, "conditional-skip: a headless shell has no back/forward cache");
});

/** Leaves the page by an address and comes back by Back. */
async function leaveAndReturn(page: Page, away: string): Promise<void> {
  await page.evaluate(() => (window.kept = true));
  await page.goto(away);
  await goBack(page);
  await page.locator("main [type=submit]").waitFor();
  const why = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "notRestoredReasons" in entry ? JSON.stringify(entry.notRestoredReasons) : "";
  });
  expect(await page.evaluate(() => window.kept), why).toBe(true);
}

for (const form of forms) {
  test(
    `[QX-3] [QF-8] ${form.name}: a return finds what was typed, no spinner and no password in sight`,
    full,
    async ({ page, sandbox }) => {
      await openFilled(page, sandbox, form);
      await settled(page);
      const password = page.locator("main [name=password]");
      const hasPassword = (await password.count()) > 0;
      if (hasPassword) {
        await page.getByRole("button", { name: /^Show/u }).first().click();
        await expect(password).toHaveAttribute("type", "text");
      }
      await leaveAndReturn(page, `${sandbox.origin("default")}/favicon.svg`);
      if (hasPassword) await expect(password).toHaveAttribute("type", "password");
      expect(await valuesOf(page, form)).toEqual(form.values);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      const response = page.waitForResponse(`**${form.call}`);
      await page.locator("main [type=submit]").click();
      expect((await response).status()).toBe(200);
    },
  );
}

test(
  "[QX-3] [QX-4] a return to the form after signing in says that the user is signed in",
  full,
  async ({ page, origin, sandbox }) => {
    await openFilled(page, sandbox, formNamed("login"));
    await settled(page);
    await page.evaluate(() => (window.kept = true));
    await page.locator("main [type=submit]").click();
    await page.waitForURL("**/workspace/student");
    await goBack(page);
    await expect(page).toHaveURL(`${origin}/`);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await page.evaluate(() => window.kept)).toBe(true);
    await page.getByRole("button", { name: "Go to your workspace" }).click();
    await page.waitForURL("**/workspace/student");
  },
);

test(
  "[QX-3] [EG-1] a return to the page that has tried a stored sign-in finds the form, and no spinner",
  full,
  async ({ page, origin }) => {
    await page.goto(origin);
    await settled(page);
    await signIn(page, people.student);
    await page.waitForURL("**/workspace/student");
    // A page that is left while it loads is no entry of the history. A chunk that is on its way then may never come.
    const answer = await delayRequests(page, "**/api/auth/redirect");
    await page.goto(origin);
    await page.getByRole("button", { name: "Not you? Use another account" }).waitFor();
    answer();
    await page.waitForURL("**/workspace/student");
    await goBack(page);
    await expect(page.locator("main [name=password]")).toBeVisible();
    await expect(page).toHaveURL(`${origin}/`);
  },
);

/** The values of the password fields, hidden or not. */
function passwords(page: Page): Promise<string[]> {
  return page
    .locator("main [autocomplete$=-password]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

test(
  "[QX-3] signed in, signed out, Back twice: the password is gone, and nothing says that one is signed in",
  full,
  async ({ page, origin }) => {
    await page.goto(origin);
    await settled(page);
    await page.evaluate(() => (window.kept = true));
    await page.locator("[name=remember]").uncheck();
    await signIn(page, people.student);
    await page.waitForURL("**/workspace/student");
    await page.locator("form[action='/workspace/logout'] button").click();
    await expect(page.locator("[data-message=SIGNED_OUT]")).toBeVisible();
    await goBack(page, 2);
    await page.waitForFunction(() => window.kept === true);
    expect(await passwords(page)).toEqual([""]);
    await expect(page.locator(".wm-status-banner")).toHaveCount(0);
    await expect(page.locator("main [aria-busy=true], main [aria-invalid]")).toHaveCount(0);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.locator("main [type=submit]").click();
    await expect(page.locator("main [role=alert]")).toBeVisible();
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  },
);

/** The other forms with a password that lead to another page. */
const leaving = forms.filter(({ name }) => /^(?:reset|activation|registerH|portfolio)/u.test(name));

for (const form of leaving) {
  test(`[QX-3] ${form.name}, then Back: the password is gone`, full, async ({ page, sandbox }) => {
    await openFilled(page, sandbox, form);
    await settled(page);
    const { pathname } = new URL(page.url());
    await page.evaluate(() => (window.kept = true));
    await page.locator("main [type=submit]").click();
    await page.waitForURL((url) => url.pathname !== pathname);
    await goBack(page);
    // A page that was kept is not loaded again.
    await page.waitForFunction(() => window.kept === true);
    const left = await passwords(page);
    expect(left).not.toEqual([]);
    expect(left.join("")).toBe("");
    await expect(page.locator("main [aria-busy=true], main [aria-invalid]")).toHaveCount(0);
    // Its link is spent, and the form said whose it was.
    const isLink = !form.name.startsWith("portfolio");
    const done = page.locator("[data-message=PASSWORD_CHANGED], [data-message=ACCOUNT_ACTIVATED]");
    await expect(done).toHaveCount(isLink ? 1 : 0);
  });
}
