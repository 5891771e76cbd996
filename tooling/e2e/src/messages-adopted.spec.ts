import type { Locator, Page } from "@playwright/test";
import { callsOf, withoutScripts } from "./fixtures/requests.ts";
import { people, signIn } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Messages that the page shows before React, and that React adopts as they are. */

const { student } = people;
const wrong = { username: student.username, password: "not-the-password" };

/** Marks an element, and counts what is announced from now on. */
async function watch(element: Locator): Promise<void> {
  await element.evaluate((marked) => {
    Object.assign(window, { marked, announced: 0 });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const alerts = added.filter(
        (node) =>
          node instanceof Element &&
          node.textContent !== "" &&
          (node.matches("[role]") || node.querySelector("[role]")),
      );
      Object.assign(window, { announced: Reflect.get(window, "announced") + alerts.length });
    }).observe(marked.closest("main") ?? marked, { childList: true, subtree: true });
  });
}

async function isSame(element: Locator): Promise<boolean> {
  return element.evaluate((now) => Reflect.get(window, "marked") === now);
}

const announced = (page: Page) => page.evaluate(() => Reflect.get(window, "announced") as number);
const summaryOf = (page: Page) => page.locator("main form [role=alert]");
const hydrated = (page: Page) => page.locator("form[data-ready]").waitFor();

for (const [lang, title] of share(
  [
    ["en", "Error: Sign in"],
    ["fr", "Erreur"],
  ] as const,
  2,
  1,
)) {
  test(`[QP-2] [QE-2] a wrong password is said at once, and React adopts the message (${lang})`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page, "all but the first");
    const calls = callsOf(page);
    await page.goto(`${origin}/?lang=${lang}`, { waitUntil: "commit" });
    await signIn(page, wrong);
    const summary = summaryOf(page);
    await expect(summary.locator("[data-message=USERNAME_OR_PASSWORD_NOT_FOUND]")).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${title}`, "u"));
    const code = await page.locator("main [data-code]").textContent();
    await watch(summary);
    release();
    await hydrated(page);
    await expect(summary).toBeFocused();
    expect(await isSame(summary)).toBe(true);
    expect(await announced(page)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^${title}`, "u"));
    await expect(page.locator("main [data-code]")).toHaveText(code ?? "");
    await expect(page.locator("[name=username]")).toHaveValue(wrong.username);
    await page.locator("[name=password]").fill(student.password);
    await page.locator("[name=password]").press("Enter");
    await page.waitForURL(`**${student.path}`);
    expect(calls).toEqual(["/api/auth/login", "/api/auth/login"]);
  });
}

test(
  "[QP-2] [QN-2] [QV-7] a second wrong password comes with its next steps, one link to forgot, and nothing moves when React adopts them",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page, "all but the first");
    await page.goto(`${origin}/?lang=fr`, { waitUntil: "commit" });
    await signIn(page, wrong);
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    const steps = page.locator("form .wm-next-steps");
    await expect(steps).toHaveCount(0);
    await page.locator("[name=password]").fill("another-wrong-one");
    await page.locator("[name=password]").press("Enter");
    await expect(steps).toBeVisible();
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    await expect(page.locator("main a[href^='/forgot']:visible")).toHaveCount(1);
    const placeOf = () => page.locator("[name=username]").boundingBox();
    const place = await placeOf();
    await watch(steps);
    release();
    await hydrated(page);
    expect(await isSame(steps)).toBe(true);
    expect(await announced(page)).toBe(0);
    expect(await placeOf()).toEqual(place);
    await steps.getByRole("link").click();
    await expect(page.locator("[name=email]")).toBeVisible();
    await expect(page).toHaveURL(/[/]forgot[?]lang=fr$/u);
  },
);

test("[QP-2] [QE-1] empty fields are named at once, React adopts the message, and typing ends it", async ({
  page,
  origin,
}) => {
  const release = await withoutScripts(page, "all but the first");
  await page.goto(origin, { waitUntil: "commit" });
  await page.locator("[name=username]").fill(student.username);
  await page.locator("[name=username]").press("Enter");
  const summary = summaryOf(page);
  await expect(summary.getByRole("link")).toHaveAttribute("href", "#password");
  await expect(page.locator("#password-error")).toBeVisible();
  await expect(page.locator("#username-error")).toHaveCount(0);
  await summary.getByRole("link").click();
  const password = page.locator("[name=password]");
  await expect(password).toBeFocused();
  await watch(summary);
  release();
  await hydrated(page);
  expect(await isSame(summary)).toBe(true);
  expect(await announced(page)).toBe(0);
  await expect(password).toBeFocused();
  await password.pressSequentially("r");
  await expect(summary).toHaveCount(0);
  await expect(page.locator("#password-error")).toHaveCount(0);
  await expect(page.locator("[name=username]")).toHaveValue(student.username);
});

test(
  "[QP-2] [QN-3] a wait is counted down before React, and React continues it",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/429/u);
    const release = await withoutScripts(page, "all but the first");
    await page.route(
      "**/api/auth/login",
      (route) => route.fulfill({ status: 429, headers: { "Retry-After": "50" }, json: {} }),
      { times: 1 },
    );
    await page.goto(origin, { waitUntil: "commit" });
    await signIn(page, student);
    const timer = page.getByRole("timer");
    await expect(timer).toContainText(/in [1-5]\d sec/u);
    await expect(page.locator("[type=submit]")).toHaveAttribute("aria-disabled", "true");
    await page.locator("[name=username]").pressSequentially("x");
    await expect(page.locator("[type=submit]")).not.toHaveAttribute("aria-disabled");
    const summary = summaryOf(page);
    await watch(summary);
    release();
    await hydrated(page);
    expect(await isSame(summary)).toBe(true);
    expect(await announced(page)).toBe(0);
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? "");
    await expect(page.locator("[type=submit]")).not.toHaveAttribute("aria-disabled");
  },
);

test(
  "[QP-3] [EG-1] a stored sign-in that has ended is said before React, which adopts the message",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    await page.addInitScript(() => localStorage.setItem("appToken", "stored"));
    const release = await withoutScripts(page, "all but the first");
    const calls = callsOf(page);
    await page.goto(origin, { waitUntil: "commit" });
    const notice = page.locator("main .wm-notice");
    await expect(notice.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
    const code = await page.locator("main [data-code]").textContent();
    expect(code).toMatch(/S-401-[\dA-F]{4}/u);
    await watch(notice);
    release();
    await hydrated(page);
    expect(await isSame(notice)).toBe(true);
    expect(await announced(page)).toBe(0);
    await expect(page.locator("main [data-code]")).toHaveText(code ?? "");
    expect(calls).toEqual(["/api/auth/redirect"]);
    expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
  },
);

test(
  "[QP-2] [SI-10] what is typed after a message takes it back field by field, and replaces a wrong password",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page, "all but the first");
    await page.goto(origin, { waitUntil: "commit" });
    const summary = summaryOf(page);
    const button = page.locator("[type=submit]");
    const password = page.locator("[name=password]");
    await button.click();
    await expect(summary.getByRole("link")).toHaveText([
      "Enter your username or email",
      "Enter your password",
    ]);
    await watch(summary);
    await page.locator("[name=username]").pressSequentially(wrong.username);
    await expect(summary.getByRole("link")).toHaveText(["Enter your password"]);
    await expect(page.locator("[aria-invalid=true]")).toHaveId("password");
    expect([await isSame(summary), await announced(page)]).toEqual([true, 0]);
    await password.pressSequentially(wrong.password);
    await expect(summary).toHaveCount(0);
    await expect(button).not.toHaveAttribute("aria-disabled");
    await expect(page).toHaveTitle(/^Sign in/u);
    await password.press("Enter");
    await expect(summary).toBeFocused();
    await page.keyboard.type("maple");
    await expect(password).toHaveValue("maple");
    await expect(password).toBeFocused();
    release();
    await hydrated(page);
    await expect(password).toHaveValue("maple");
    await expect(summary).toContainText("not found");
  },
);
