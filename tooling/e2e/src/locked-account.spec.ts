import { people, signIn } from "./fixtures/people.ts";
import { share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** A locked account that the portal knows as one: before React, and when React adopts the message. */

const byKey = { messages: [{ translationKey: "ACCOUNT_LOCKED" }] };

for (const [name, lang, words] of share(
  [
    ["a key of the server", "en", null],
    ["the sandbox's words, which the configuration names", "fr", "compte est verrouillé"],
  ] as const,
  2,
)) {
  test(`[QP-2] [QN-2] a lock that is known by ${name} leads to a person first (${lang})`, async ({
    page,
    sandbox,
    origin,
    guard,
  }) => {
    guard.allow(/400/u);
    if (words) await sandbox.configure({ lockedAccountTexts: [words] });
    else await page.route("**/api/auth/login", (r) => r.fulfill({ status: 400, json: byKey }));
    const release = await withoutScripts(page, "all but the first");
    await page.goto(`${origin}/?lang=${lang}`, { waitUntil: "commit" });
    await signIn(page, people.locked);
    await expect(page.locator("main form [data-message=ACCOUNT_LOCKED]")).toBeVisible();
    const code = page.locator("main [data-code]");
    await expect(code).toContainText(/L-LOCK-[\dA-F]{4}/u);
    const before = await code.textContent();
    release();
    await page.locator("form[data-ready]").waitFor();
    await expect(code).toHaveText(before ?? "");
    await expect(page.locator("main form [data-message=ACCOUNT_LOCKED]")).toHaveCount(1);
    const help = page.locator(".wm-next-steps");
    await expect(help.locator("[data-link=contact]")).toBeVisible();
    await expect(help.locator("a[href*=forgot]")).toHaveCount(0);
  });
}
