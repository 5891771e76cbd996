import type { Page, Route } from "@playwright/test";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { callsOf, delayRequests, withoutReact, withoutScripts } from "./fixtures/requests.ts";
import { people, signIn, signInStudent, students } from "./fixtures/people.ts";
import { settled } from "@waymark/testing/browser";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Two people at one device: the next visit never opens the account of the earlier one. */

const [, second] = students;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("appToken"));

/** Keeps a sign-in of the first person on the device. */
async function keepSignIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await signInStudent(page);
  expect(await stored(page)).not.toBeNull();
}

/** Opens windows without the focus, as the browser has it for the one that is not used. */
async function withoutFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.hasFocus = () => "focused" in document.documentElement.dataset;
  });
}

async function giveFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["focused"] = "";
    window.dispatchEvent(new Event("focus"));
  });
}

type React = "there" | "late" | "missing";

/** Opens sign-in, and waits until what the page is to have is there. */
async function open(page: Page, origin: string, react: React): Promise<void> {
  await withoutFocus(page);
  if (react === "late") await withoutScripts(page, "all but the first");
  if (react === "missing") await withoutReact(page);
  await page.goto(origin, { waitUntil: "commit" });
  if (react === "there") await settled(page);
  if (react === "missing") await page.locator("html[data-broken]").waitFor();
  await page.waitForFunction(() => "waymark" in window);
}

for (const react of share(["there", "late", "missing"] as const, 3)) {
  test(`[QN-7] [SI-6] with React ${react}, a sign-in without remembering leaves no older token, even cut off`, async ({
    page,
    context,
    origin,
  }) => {
    await keepSignIn(page, origin);
    const other = await context.newPage();
    const answer = await delayRequests(other, "**/api/auth/login", (route) => route.abort());
    await open(other, origin, react);
    await other.locator("[name=remember]").uncheck();
    const sent = other.waitForRequest("**/api/auth/login");
    await signIn(other, second);
    await sent;
    expect(await stored(other)).toBeNull();
    answer();
    await other.close();
    const next = await context.newPage();
    const calls = callsOf(next);
    await next.goto(origin);
    await settled(next);
    await expect(next.locator("[name=remember]")).not.toBeChecked();
    expect(calls).toEqual([]);
  });

  test(
    `[QN-7] [SI-6] with React ${react}, a sign-in that the product has ended is forgotten`,
    react === "missing" ? {} : full,
    async ({ page, context, origin }) => {
      await keepSignIn(page, origin);
      const next = await context.newPage();
      const calls = callsOf(next);
      await open(next, `${origin}/?signedout=1`, react);
      await expect.poll(() => stored(next)).toBeNull();
      if (react !== "late") await expect(next.locator("[name=username]")).toBeVisible();
      expect(calls).toEqual([]);
      // The first script has taken the parameter out of the address, and React says it.
      const confirmation = next.locator("[data-message=SIGNED_OUT]");
      if (react === "there") await expect(confirmation).toBeVisible();
      if (react !== "missing") return;
      await signIn(next, second);
      await next.waitForURL("**/workspace/student");
    },
  );

  test(
    `[QN-7] [EG-1] with React ${react}, a window without the focus shows the form, and resumes on focus`,
    react === "late" ? {} : full,
    async ({ page, context, origin }) => {
      await keepSignIn(page, origin);
      const beside = await context.newPage();
      const calls = callsOf(beside);
      await open(beside, origin, react);
      await expect(beside.locator("[name=username]")).toBeVisible();
      expect(calls).toEqual([]);
      await giveFocus(beside);
      await beside.waitForURL(`**${people.student.path}`);
      expect(calls).toEqual(["/api/auth/redirect"]);
    },
  );
}

for (const react of share(["there", "late"] as const, 2)) {
  test(`[QN-7] with React ${react}, the link back from a legal page whose text is on its way has sign-in ask`, async ({
    page,
    context,
    origin,
  }) => {
    await keepSignIn(page, origin);
    const next = await context.newPage();
    const calls = callsOf(next);
    const shifts = await watchShifts(next);
    await next.route(/\/legal\/[^/]+\.json/u, () => {});
    const release = react === "late" ? await withoutScripts(next) : () => undefined;
    await next.goto(`${origin}/legal`, { waitUntil: "commit" });
    if (react === "there") await next.locator("html[data-ready]").waitFor();
    await expect(next.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await next.getByRole("link", { name: "Back to sign-in" }).click({ noWaitAfter: true });
    release();
    await expect(next.getByRole("button", { name: "Use the saved sign-in" })).toBeVisible();
    expect(calls).toEqual([]);
    expect(await shifts()).toBe(0);
  });
}

for (const react of share(["late", "there"] as const, 1)) {
  test(`[QN-7] with React ${react}, who types over a name is not taken to the first person's page, which was on its way`, async ({
    page,
    origin,
  }) => {
    const sendPage = await delayRequests(page, `**${people.student.path}`, (route) =>
      route.continue().catch(() => undefined),
    );
    await open(page, origin, react);
    await page.locator("[name=password]").fill(people.student.password);
    await page.locator("[name=username]").fill(people.student.username);
    const asked = page.waitForRequest(`**${people.student.path}`);
    // By the keyboard alone: locators would wait for the next page.
    await page.keyboard.press("Enter");
    await asked;
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("amelie");
    sendPage();
    await expect(page.locator("[name=password]")).toHaveValue("");
    await page.locator("[name=username]").fill(second.username);
    await expect(page).toHaveURL(`${origin}/`);
    expect(await stored(page)).toBeNull();
  });
}

test("[QN-7] [QX-4] who has left the form for another screen is not taken to the page on its way once another tab signs in", async ({
  page,
  context,
  origin,
}) => {
  const sendOn = (route: Route) => route.continue().catch(() => undefined);
  const sendPage = await delayRequests(page, `**${people.student.path}`, sendOn);
  await page.goto(origin);
  await settled(page);
  // By the keyboard alone: locators would wait for the next page.
  await page
    .locator("a[href$='/forgot']")
    .first()
    .evaluate((link) => {
      window.addEventListener("keydown", ({ key }) => key === "F2" && link.focus());
    });
  await page.locator("[name=password]").fill(people.student.password);
  await page.locator("[name=username]").fill(people.student.username);
  const asked = page.waitForRequest(`**${people.student.path}`);
  await page.keyboard.press("Enter");
  await asked;
  await page.keyboard.press("F2");
  await page.keyboard.press("Enter");
  const other = await context.newPage();
  await other.goto(`${origin}/noaccount`);
  const stopped = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith(people.student.path),
  );
  await other.evaluate(() => {
    localStorage.setItem("appToken", "");
    localStorage.removeItem("appToken");
  });
  await stopped;
  sendPage();
  await expect(page).toHaveURL(`${origin}/forgot`);
});

test("[QN-7] who takes another account is not taken to the first person's page, which was on its way", async ({
  page,
  context,
  origin,
}) => {
  await keepSignIn(page, origin);
  const sendOn = (route: Route) => route.continue().catch(() => undefined);
  const answer = await delayRequests(page, "**/api/auth/redirect", sendOn);
  const sendPage = await delayRequests(page, `**${people.student.path}`, sendOn);
  await page.goto(origin);
  const other = page.getByRole("button", { name: "Not you? Use another account" });
  // Playwright would wait for the next page, so another page asks for the press.
  await other.evaluate((button: HTMLElement) => {
    const channel = new BroadcastChannel("press");
    channel.addEventListener("message", () => {
      button.click();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage("pressed");
    });
  });
  const beside = await context.newPage();
  await beside.goto(`${origin}/noaccount`);
  const asked = page.waitForRequest(`**${people.student.path}`);
  answer();
  await asked;
  await beside.evaluate(async () => {
    const channel = new BroadcastChannel("press");
    const pressed = new Promise((done) => channel.addEventListener("message", done));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage("press");
    await pressed;
  });
  sendPage();
  await expect(page.locator("[name=password]")).toBeVisible();
  await page.locator("[name=username]").fill(second.username);
  await expect(page).toHaveURL(`${origin}/`);
  expect(await stored(page)).toBeNull();
});
