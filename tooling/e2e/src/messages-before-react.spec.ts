import type { Page } from "@playwright/test";
import { gone, missing, withoutScripts } from "./fixtures/requests.ts";
import { people, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

/** Messages that the page shows by its own means, while React is not there. */

const { student } = people;
const wrong = { username: student.username, password: "not-the-password" };
const summaryOf = (page: Page) => page.locator("main form [role=alert]");

test("[QP-2] [QE-1] before React, too, typing into the summary fills in the field that it names", async ({
  page,
  origin,
}) => {
  await withoutScripts(page, "all but the first");
  await page.goto(origin, { waitUntil: "commit" });
  await page.locator("[name=password]").fill(student.password);
  await page.locator("[name=password]").press("Enter");
  await expect(summaryOf(page)).toBeFocused();
  await page.keyboard.type(student.username);
  await expect(page.locator("[name=username]")).toHaveValue(student.username);
  await expect(page.locator("[name=password]")).toHaveValue(student.password);
});

test("[QP-1] [QX-2] the page itself says what is missing, that a password is wrong, and that it is offline", async ({
  page,
  origin,
  context,
  guard,
}) => {
  guard.allow(/401|ERR_INTERNET_DISCONNECTED/u);
  guard.allow(missing);
  await withoutScripts(page, "all but the first");
  await gone(page, "**/assets/messages-*");
  await page.goto(origin, { waitUntil: "commit" });
  const summary = summaryOf(page);
  const button = page.locator("[type=submit]");
  await button.click();
  await expect(summary).toContainText("Enter your password");
  await expect(summary).toBeFocused();
  await signIn(page, wrong);
  await expect(summary.locator("[data-message=USERNAME_OR_PASSWORD_NOT_FOUND]")).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(summary.locator("[data-message=CONNECTION_ERROR]")).toBeVisible();
  await expect(button).toHaveAttribute("aria-busy", "false");
});
