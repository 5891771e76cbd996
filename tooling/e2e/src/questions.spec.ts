import type { Page } from "@playwright/test";
import { opened, openMailed } from "./atlas/steps.ts";
import { coveredStops, questions } from "./fixtures/accessibility.ts";
import {
  type Answer,
  answerWith,
  EVERY_PART,
  outOfWindow,
  formNamed,
  submitRefused,
} from "./atlas/forms.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** Questions at the foot of a tall phone's window, and what they must not cover. */

const BANNER = ".wm-prompt-banner";
const sizes = [
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];
const rows = questions.flatMap((question) => sizes.map((size) => ({ ...question, size })));

const signIn = formNamed("login");
const refusal: Answer = { status: 401, body: {} };
/** About as long as a message that is not folded. */
const errorMessage =
  "Your school has closed this account until the new class lists are there. Please ask your teacher.";
const wordy: Answer = { status: 200, body: { errorMessage } };

async function submitBeforeReact(page: Page): Promise<void> {
  await answerWith(page, signIn, wordy);
  for (const [name, value] of Object.entries(signIn.values)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator("[type=submit]").click();
  await expect(page.locator("main form [role=alert]")).toBeFocused();
}

for (const { name, app, locale, size } of share(rows, 6)) {
  test.describe(`${name}, in a window of ${size.width} by ${size.height},`, () => {
    test.use({ locale, viewport: size, hasTouch: true });
    test.beforeEach(({ sandbox }) => sandbox.configure({ analytics: { ukId: "G-UK" } }));

    test(
      "[QE-6] [QV-3] after refusals, covers neither a field nor the button, nor what has the focus",
      full,
      async ({ page, sandbox, guard }) => {
        guard.allow(/401/u);
        await page.goto(`${sandbox.origin(app)}/`);
        await page.locator(BANNER).waitFor();
        for (const answer of [refusal, refusal, wordy]) {
          await answerWith(page, signIn, answer);
          await submitRefused(page, signIn);
          expect.soft(await outOfWindow(page, EVERY_PART, BANNER)).toEqual([]);
        }
        expect(await coveredStops(page, BANNER)).toEqual([]);
      },
    );

    test("[QE-6] [QP-2] covers neither a field nor the button when it comes after a refusal", async ({
      page,
      sandbox,
    }) => {
      const release = await withoutScripts(page, "all but the first");
      await page.goto(`${sandbox.origin(app)}/`, { waitUntil: "commit" });
      await submitBeforeReact(page);
      release();
      await page.locator(BANNER).waitFor();
      await expect.poll(() => outOfWindow(page, EVERY_PART, BANNER)).toEqual([]);
    });
  });
}

const places = [
  { where: "/noaccount", open: opened("/noaccount") },
  { where: "linking a portfolio", open: opened("/portfoliolinking/k1/educator") },
  { where: "an activation", open: openMailed("ActivateParent") },
];

for (const { where, open } of share(places, 3)) {
  test.describe("for a browser that speaks French", () => {
    test.use({ locale: "fr-CA", viewport: { width: 390, height: 844 }, hasTouch: true });

    test(
      `[QV-3] [QX-2] the offer and news of the line cover nothing of ${where} that has the focus`,
      full,
      async ({ page, context, origin, sandbox, guard }) => {
        guard.allow(/ERR_INTERNET_DISCONNECTED/u);
        await open({ page, sandbox, origin, form: "" });
        await page.locator(BANNER).waitFor();
        expect(await coveredStops(page, BANNER)).toEqual([]);
        await context.setOffline(true);
        await page.locator(".wm-status-banner").waitFor();
        expect(await coveredStops(page, ".wm-banners")).toEqual([]);
      },
    );
  });
}

for (const height of [664, 844]) {
  test.describe(`in a window of 390 by ${height}`, () => {
    test.use({ locale: "fr-CA", viewport: { width: 390, height }, hasTouch: true });

    test("[QV-4] a question is not printed with a legal page", full, async ({ page, origin }) => {
      await page.goto(`${origin}/legal`);
      const question = page.locator(BANNER).first();
      await expect(question).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".wm-prose").first()).toBeVisible();
      await expect(question).toBeHidden();
    });
  });
}
