import { checkAccessibility } from "./fixtures/accessibility.ts";
import { sendMail } from "./fixtures/mail.ts";
import { people, signIn } from "./fixtures/people.ts";
import { settled } from "@waymark/testing/browser";
import { withoutScripts } from "./fixtures/requests.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

/** News that one tab gets of another. In the browser under test a tab in the background counts as seen. */

const goOn = { name: "Go to your workspace" } as const;

test("[QX-4] [EG-1] an empty sign-in form continues when another tab has signed in", async ({
  page,
  context,
  origin,
}) => {
  await page.goto(origin);
  await settled(page);
  const other = await context.newPage();
  await other.goto(origin);
  await signIn(other, people.student);
  await other.waitForURL(`**${people.student.path}`);
  await page.waitForURL(`**${people.student.path}`);
});

test(
  "[QX-4] who has typed something is asked, and keeps it",
  full,
  async ({ page, context, origin }) => {
    await page.goto(origin);
    await settled(page);
    await page.locator("[name=username]").fill("amelie");
    const other = await context.newPage();
    await other.goto(origin);
    await signIn(other, people.student);
    await other.waitForURL(`**${people.student.path}`);
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: "Someone has signed in on this device. Is it you?" }),
    ).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Stay here" }).click();
    await expect(page.getByText("Someone has signed in on this device. Is it you?")).toHaveCount(0);
    await expect(page.locator("[name=username]")).toHaveValue("amelie");
  },
);

test(
  "[QX-4] who has typed something before React is asked once it is there",
  full,
  async ({ page, context, origin }) => {
    const release = await withoutScripts(page);
    await page.goto(origin, { waitUntil: "commit" });
    await page.locator("[name=username]").fill("amelie");
    const other = await context.newPage();
    await other.goto(origin);
    await signIn(other, people.student);
    await other.waitForURL(`**${people.student.path}`);
    release();
    await page.getByRole("button", goOn).click();
    await page.waitForURL(`**${people.student.path}`);
  },
);

test(
  "[QX-4] another form asks, too, in its language, and leads on",
  full,
  async ({ page, context, origin }) => {
    await page.goto(`${origin}/forgot?lang=fr`);
    await settled(page);
    const other = await context.newPage();
    await other.goto(origin);
    await signIn(other, people.student);
    await other.waitForURL(`**${people.student.path}`);
    await page.getByRole("button", { name: "Aller à votre espace de travail" }).click();
    await page.waitForURL(`**${people.student.path}`);
  },
);

test("[QX-4] a sign-in that is not kept is reported", full, async ({ page, context, origin }) => {
  await page.goto(origin);
  await settled(page);
  const other = await context.newPage();
  await other.goto(origin);
  await other.locator("[name=remember]").uncheck();
  await signIn(other, people.student);
  await other.waitForURL(`**${people.student.path}`);
  await expect(page.getByText("Someone signed in on another tab.")).toBeVisible();
  await expect(page.getByRole("button", goOn)).toHaveCount(0);
});

test(
  "[QX-4] [SH-8] signing out in one tab leaves no workspaces to choose from in another",
  full,
  async ({ page, context, origin }) => {
    await page.goto(origin);
    await signIn(page, people.everything);
    await page.waitForURL("**/switchaccount**");
    await page.getByRole("heading", { name: "Educator" }).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("link", { name: "Sign out" }).click();
    await expect(other.locator("[name=username]")).toBeVisible();
    await expect(page.locator("[data-message=SIGNED_OUT]")).toBeVisible();
    await expect(page.locator("[name=username]")).toBeVisible();
    await checkAccessibility(page);
  },
);

test(
  "[QX-4] [QT-1] [QT-6] invalid data that appears in the storage is tried like any token and never followed",
  full,
  async ({ page, context, origin, guard }) => {
    guard.allow(/401/u);
    await page.goto(origin);
    await settled(page);
    const other = await context.newPage();
    await other.goto(`${origin}/favicon.svg`);
    await other.evaluate(() => localStorage.setItem("appToken", "https://evil.example/"));
    await expect(page.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
    expect(page.url()).toBe(`${origin}/`);
  },
);

for (const kind of ["ForceResetPassword", "ActivateParent"] as const) {
  test(
    `[QX-4] [QN-7] a ${kind} link in another tab: workspaces of the person before are not chosen by mistake`,
    full,
    async ({ page, context, origin, sandbox }) => {
      await page.goto(origin);
      await signIn(page, people.everything);
      await page.getByRole("heading", { name: "Educator" }).waitFor();
      const other = await context.newPage();
      const { url } = await sendMail(sandbox, kind);
      await other.goto(url);
      await other.locator("[name=password]").waitFor();
      for (const field of await other.locator("main [type=password]").all())
        await field.fill("mountain river 9");
      await other.locator("[type=submit]").click();
      await other.waitForURL("**/workspace/**");
      await expect(page.locator("[data-message=OTHER_SIGN_IN]")).toBeVisible();
    },
  );
}

for (const kind of ["ForceResetPassword", "ActivateAccount"] as const) {
  test(
    `[QX-4] [RS-9] [QN-2] of two tabs with one ${kind} link, the second is told that it was used, and signs in`,
    full,
    async ({ page, context, sandbox, guard }) => {
      guard.allow(/400/u);
      const { url } = await sendMail(sandbox, kind);
      await page.goto(url);
      await page.locator("[name=password]").fill("mountain river 9");
      const other = await context.newPage();
      await other.goto(url);
      await other.locator("[name=password]").fill("another river 8");
      await other.locator("[type=submit]").click();
      await other.waitForURL("**/workspace/**");
      await page.locator("[type=submit]").click();
      const summary = page.locator("main [role=alert]");
      await expect(summary.locator("[data-message=GENERIC_ERROR]")).toBeVisible();
      await expect(summary.locator("[data-message=FORGOT_PASSWORD_LINK_USED]")).toBeVisible();
      await expect(page.locator("form")).toHaveCount(0);
      await expect(page.locator(".wm-card .wm-button").first()).toHaveText("Sign in");
      await page.locator(".wm-card .wm-button").first().click();
      await expect(page.locator("[name=username]")).not.toHaveValue("");
    },
  );
}
