import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import { people, signIn } from "./fixtures/people.ts";
import { settled } from "@waymark/testing/browser";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** Traces on a device that more than one person uses: its storage, its screens and its requests. */

for (const remember of ["unticked", "absent"] as const) {
  for (const width of [1280, 320]) {
    test(
      `[SI-1] [QV-7] "keep me signed in" is ${remember}, ${width}px wide, from the first paint on`,
      full,
      async ({ page, sandbox, origin }) => {
        await sandbox.configure({ signIn: { remember } });
        await page.setViewportSize({ width, height: 700 });
        const shifts = await watchShifts(page);
        const release = await withoutScripts(page);
        await page.goto(`${origin}/?lang=fr`, { waitUntil: "commit" });
        const box = page.getByRole("checkbox");
        const look = async () => {
          if (remember === "absent") await expect(box).toHaveCount(0);
          else await expect(box).not.toBeChecked();
        };
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("[name=remember]")).not.toBeChecked();
        await look();
        release();
        await settled(page);
        await look();
        expect(await shifts()).toBe(0);
        await checkReflow(page);
        await checkAccessibility(page);
        const sent = page.waitForRequest("**/api/auth/login");
        await signIn(page, people.student);
        expect((await sent).postDataJSON()).toMatchObject({ remember: false });
        await page.waitForURL(`**${people.student.path}`);
        expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
      },
    );
  }
}

test(
  "[EG-1] another person is led to the form while a remembered sign-in is tried",
  full,
  async ({ page, origin }) => {
    await page.goto(`${origin}/legal`);
    await page.evaluate(() => {
      localStorage.setItem("appToken", "of another person");
      localStorage.setItem("auth_token", "true");
    });
    await page.route("**/api/auth/redirect", () => {});
    const shifts = await watchShifts(page);
    await page.goto(origin);
    await page.getByRole("button", { name: "Not you? Use another account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeFocused();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(await shifts()).toBe(0);
  },
);

test("[QN-5] [QX-8] a mailed link's token leaves the address bar, works after a reload and Back, and is gone once spent", async ({
  page,
  sandbox,
  origin,
}) => {
  const link = new URL((await sendMail(sandbox, "ForceResetPassword")).url);
  const token = link.pathname.split("/")[2] ?? "";
  await page.goto(link.href);
  const field = page.locator("[name=password]");
  await field.waitFor();
  expect(page.url()).not.toContain(token);
  await page.reload();
  await field.waitFor();
  await page.goto(`${origin}/legal`);
  await page.goBack();
  await field.fill("maple-trail-25 and more");
  expect(page.url()).not.toContain(token);
  await page.locator("[type=submit]").click();
  await page.waitForURL(/workspace/u);
  await page.goBack();
  expect(page.url()).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  await expect(page.locator("[data-message=LINK_CLOSED]")).toBeVisible();
});

test(
  "[QN-5] [LN-3] a mailed link's token leaves the address bar before any other script runs, and nothing loses it",
  full,
  async ({ page, sandbox }) => {
    const link = new URL((await sendMail(sandbox, "ForceResetPassword")).url);
    const token = link.pathname.split("/")[2] ?? "";
    const open = await withoutScripts(page);
    const french = page.getByRole("link", { name: "Français" });
    await page.goto(link.href, { waitUntil: "commit" });
    await french.waitFor();
    expect(page.url()).not.toContain(token);
    await page.reload({ waitUntil: "commit" });
    await french.waitFor();
    expect(page.url()).not.toContain(token);
    await french.click();
    await expect(page.getByRole("link", { name: "English" })).toBeVisible();
    expect(page.url()).not.toContain(token);
    expect(page.url()).toContain("lang=fr");
    open();
    await page.locator("[name=password]").fill("maple-trail-25 and more");
    await page.locator("[type=submit]").click();
    await page.waitForURL(/workspace/u);
  },
);

for (const when of ["before", "after"] as const) {
  test(`[QN-5] [QV-3] the skip link keeps a mailed link open ${when} React, and what is typed`, async ({
    page,
    sandbox,
  }) => {
    const open = await withoutScripts(page);
    if (when === "after") open();
    const link = (await sendMail(sandbox, "ForceResetPassword")).url;
    await page.goto(link, { waitUntil: "commit" });
    const field = page.locator("[name=password]");
    if (when === "after") await field.fill("maple-trail-25 and more");
    await page.locator(".wm-skip-link").press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
    open();
    await expect(field).toHaveValue(when === "after" ? "maple-trail-25 and more" : "");
  });
}

test(
  "[QX-4] the workspaces say so when another person signs in in another tab, kept or not",
  full,
  async ({ page, context, origin, guard }) => {
    guard.allow(/^console: .* 401 .*switchaccount/u);
    await page.goto(origin);
    await page.locator("[name=remember]").uncheck();
    await signIn(page, people.everything);
    await page.waitForURL("**/switchaccount**");
    await page.getByRole("heading", { name: "Educator" }).waitFor();
    const other = await context.newPage();
    await other.goto(origin);
    await other.locator("[name=remember]").uncheck();
    await signIn(other, people.student);
    await other.waitForURL(`**${people.student.path}`);
    await expect(page.getByRole("alert")).toContainText("Was it you?");
    await expect(page.locator("[data-workspace]")).toHaveCount(0);
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Stay here" }).click();
    // The list was made for another session, and its cards would open the other person's workspaces.
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator("[data-workspace]")).toHaveCount(0);
  },
);
