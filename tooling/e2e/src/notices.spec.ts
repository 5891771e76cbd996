import type { Route } from "@playwright/test";
import { focusFaults, reflowFaults } from "@waymark/testing/browser";
import { checkAccessibility } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { people, signIn } from "./fixtures/people.ts";
import { outOfWindow } from "./atlas/forms.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const HOUR_MS = 3_600_000;

const notice = {
  id: "slow",
  until: new Date(Date.now() + HOUR_MS).toISOString(),
  text: {
    "en-CA": "Signing in is slow since 10:40, we know. [Our status](https://status.example/)",
    "fr-CA": "La connexion est lente depuis 10 h 40. [Notre état](https://status.example/)",
  },
};

const windows = [
  { name: "a phone, of the configuration,", width: 390, height: 844, lang: "fr", configured: true },
  { name: "a small phone", width: 320, height: 568, lang: "en" },
  { name: "a desk", width: 1366, height: 768, lang: "fr" },
];

for (const { name, width, height, lang, configured } of share(windows, 3)) {
  test(
    `[QO-7] [QV-7] a notice on ${name} moves nothing when it comes and goes, and covers no field`,
    full,
    async ({ page, origin, sandbox }) => {
      await page.setViewportSize({ width, height });
      if (configured) await sandbox.configure({ notices: [notice] });
      else await page.route("**/notices.json", (route) => route.fulfill({ json: [notice] }));
      const shifts = await watchShifts(page);
      await page.goto(`${origin}/?lang=${lang}`);
      const shown = page.locator(".wm-posted-notice");
      await shown.waitFor();
      expect(await outOfWindow(page, "[name=username], [name=password]")).toEqual([]);
      await checkAccessibility(page);
      await shown.getByRole("button").last().click();
      await expect(shown).toHaveCount(0);
      expect(await shifts()).toBe(0);
    },
  );
}

test(
  "[QO-7] [QV-3] notices at the foot of a phone cover nothing that has the focus",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const two = [notice, { ...notice, id: "slower" }];
    await page.route("**/notices.json", (route) => route.fulfill({ json: two }));
    await page.goto(`${origin}/?lang=fr`);
    await page.locator(".wm-status-banner .wm-posted-notice").last().waitFor();
    expect(await focusFaults(page)).toEqual([]);
  },
);

test(
  "[QO-7] [QE-6] [QV-2] two long notices leave the reason of a refusal in sight at four times the size",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    await page.setViewportSize({ width: 320, height: 256 });
    const long =
      "La connexion est lente depuis 10 h 40; nous le savons. Les élèves de 12e année peuvent utiliser l’autre page jusqu’à 22 h, et les autres devront attendre.";
    const posted = { ...notice, text: { ...notice.text, "fr-CA": long } };
    const json = [posted, { ...posted, id: "slower" }];
    await page.route("**/notices.json", (route) => route.fulfill({ json }));
    await page.goto(`${origin}/?lang=fr`);
    await page.locator(".wm-status-banner .wm-posted-notice").first().waitFor();
    await signIn(page, { ...people.student, password: "wrong-one" });
    const reason = await page.locator(".wm-summary [data-message]").first().boundingBox();
    const bar = await page.locator(".wm-status-banner").boundingBox();
    if (!reason || !bar) throw new Error("The reason or the notice is not shown");
    expect(reason.y).toBeGreaterThanOrEqual(0);
    expect(reason.y + reason.height).toBeLessThanOrEqual(bar.y);
    await page.locator(".wm-posted-notice__close").first().click();
    await expect(page.locator(".wm-posted-notice")).toBeVisible();
  },
);

test(
  "[QO-7] [QV-2] a notice that a turned phone cuts off can be unfolded",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 740, height: 740 });
    // Three lines of a wide card, and more of a narrow one.
    const long =
      "Signing in is slow since 10:40, and we know. Please come back in an hour. We are sorry.";
    const posted = { ...notice, text: { ...notice.text, "en-CA": long } };
    await page.route("**/notices.json", (route) => route.fulfill({ json: [posted] }));
    await page.goto(origin);
    const shown = page.locator(".wm-posted-notice");
    const unfold = shown.getByRole("button", { name: "Read the whole message" });
    await shown.waitFor();
    await expect(unfold).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 740 });
    await unfold.click();
    expect(await reflowFaults(page)).toEqual([]);
  },
);

const page = { contentType: "text/html", body: "<!doctype html><p>Sign in</p>" };

const faults = {
  "is a page": (route: Route) => route.fulfill(page),
  "never comes": () => undefined,
};

for (const [name, answer] of share(Object.entries(faults), 2, 1)) {
  test(`[QO-7] [QX-6] a file of notices that ${name} does not keep people from signing in`, async ({
    page: opened,
    origin,
  }) => {
    await opened.route("**/notices.json", answer);
    await opened.goto(origin);
    await signIn(opened, people.student);
    await opened.waitForURL(`**${people.student.path}`);
  });
}
