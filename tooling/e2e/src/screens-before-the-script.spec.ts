import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** Content of a screen before hydration, and its state afterwards. */

const heading = { level: 1 } as const;

const paths = [
  "/forgot",
  "/forgot/teachers",
  "/legal",
  "/privacy",
  "/noaccount",
  "/parent",
  "/error",
  "/portfoliolinking/a%2Fb/educator",
  "/portfoliolinking/k?lang=fr",
  "/account/a%2Fb",
];

for (const path of paths) {
  test(`[RT-1] ${path} is there before its script is`, full, async ({ page, origin }) => {
    const release = await withoutScripts(page);
    const shifts = await watchShifts(page);
    await page.goto(origin + path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", heading)).toBeVisible();
    const words = await page.getByRole("main").innerText();
    release();
    await page.locator("html[data-ready]").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("main").innerText()).toBe(words);
    expect(await shifts()).toBe(0);
  });
}

const mailed = [
  [
    "ResetPassword",
    "fr-CA",
    "Choisissez un nouveau mot de passe",
    "Choisissez un nouveau mot de passe",
  ],
  ["ActivateParent", "fr-CA", "Activez votre compte", "Activez votre compte"],
  ["VerifyEmail", "en-CA", "Confirming your email", "Your email is confirmed"],
  ["UsernameChange", "fr-CA", /Confirmation de votre nouveau nom/u, /a changé/u],
] as const;

/** Milliseconds after which a progress message is seen. */
const delayOf = (line: Element) => line.getAnimations()[0]?.effect?.getTiming().delay;

for (const [kind, language, before, after] of share(mailed, 4)) {
  test(`[RS-1] [VF-4] [QV-7] a mailed link (${kind}, ${language}) says after 300 ms what is being done, before its script is there`, async ({
    page,
    sandbox,
  }) => {
    const release = await withoutScripts(page);
    const shifts = await watchShifts(page);
    const { url } = await sendMail(sandbox, kind, { language });
    await page.goto(url, { waitUntil: "commit" });
    await expect(page.getByRole("heading", heading)).toHaveText(before);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await page.locator(".wm-delayed").first().evaluate(delayOf)).toBe(300);
    release();
    await expect(page.locator("main :not(.wm-waiting *) > h1")).toHaveText(after);
    expect(await shifts()).toBe(0);
  });
}

test(
  "[VF-4] [SH-2] a mailed link in UK English is in its language elsewhere, too, under the header of the place",
  full,
  async ({ page, sandbox }) => {
    const { url } = await sendMail(sandbox, "VerifyEmail", { language: "en-GB" });
    await page.goto(url);
    await expect(page.locator("main :not(.wm-waiting *) > h1")).toHaveText(
      "Your email is confirmed",
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
    const banner = page.getByRole("banner");
    await expect(banner).toHaveAttribute("data-kind", "default");
    await expect(banner.locator("[hreflang]")).toHaveText("Français");
  },
);

test(
  "[VF-4] a mailed link that names its language gives way to another that is asked for",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/4\d\d/u);
    await page.goto(`${origin}/verify/token/PersonalEmail/1/3?lang=en`);
    await expect(page.locator("main :not(.wm-waiting *) > h1")).toHaveText(
      "This link doesn’t work",
    );
  },
);

test(
  "[RT-9] a choice that is made before the script arrives leads on with what the address holds",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/ERR_FAILED/u);
    await page.route("**/assets/*.js", (route) => route.abort("failed"));
    await page.goto(`${origin}/account/a%2Fb?lang=fr`, { waitUntil: "commit" });
    const links = page.locator("main a");
    await expect(links.first()).toHaveAttribute("href", "/registration/a%2Fb?lang=fr");
    await expect(links.last()).toHaveAttribute("href", "/portfoliolinking/a%2Fb/educator?lang=fr");
  },
);

for (const [path, what] of [
  ["/error?code=ACCOUNT_LOCKED", "what the link means"],
  ["/reset/token/SomethingElse", "a type that is passed through"],
] as const) {
  test(
    `[RT-1] ${path} is no page that says another thing first: ${what}`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(/4\d\d/u);
      const release = await withoutScripts(page);
      await page.goto(origin + path, { waitUntil: "commit" });
      await page.getByRole("banner").waitFor();
      await expect(page.getByRole("heading", heading)).toHaveCount(0);
      release();
      await expect(page.getByRole("heading", heading)).toBeVisible();
    },
  );
}
