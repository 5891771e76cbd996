import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { reservedHeights, watchShifts } from "./fixtures/layout-shift.ts";
import { settled } from "@waymark/testing/browser";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { missing, notFound } from "./fixtures/requests.ts";

/** Other ways to sign in than with a password of the portal's own, as a region lists them. */

const ways = [
  {
    id: "riverside",
    name: "Riverside School Division",
    url: "/sso/riverside",
    logo: "/favicon.svg",
  },
  { id: "coast", name: "Conseil scolaire de la Côte <b>Nord</b>", url: "/sso/coast" },
  { id: "french", name: "Portail du ministère", url: "/sso/ministry", languages: ["fr-CA"] },
];

for (const [row, width] of share([...[1280, 320].entries()], 2, 1)) {
  for (const colorScheme of share(["light", "dark"] as const, 2, row)) {
    test(`[QV-7] [QV-2] buttons come into their space above the form, ${width}px wide, ${colorScheme}`, async ({
      page,
      sandbox,
      origin,
    }) => {
      await sandbox.configure({ waysIn: ways });
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const shifts = await watchShifts(page);
      await page.goto(`${origin}/?lang=fr`);
      const list = page.getByRole("list", { name: "Autres façons de se connecter" });
      await expect(list.getByRole("link")).toHaveCount(3);
      await expect(list.locator("b")).toHaveCount(0);
      await settled(page);
      expect(await shifts()).toBe(0);
      await checkReflow(page);
      await checkAccessibility(page);
      await page.goto(`${origin}/?lang=en`);
      await expect(page.getByRole("link", { name: "Riverside" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Portail" })).toHaveCount(0);
      expect(await shifts()).toBe(0);
    });
  }
}

test(
  "[QT-1] [QT-6] a way leads on, and is marked at the next visit; the address may ask for another",
  full,
  async ({ page, sandbox, origin }) => {
    await sandbox.configure({ waysIn: ways });
    await page.route("**/sso/**", (route) => route.fulfill({ body: "the school's page" }));
    await page.goto(origin);
    await page.getByRole("link", { name: "Côte" }).click();
    await page.waitForURL("**/sso/coast");
    await page.goto(origin);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      wayIn: `coast\n${ways[1]?.name}\n`,
    });
    const links = page.locator(".wm-way");
    await expect(links.first()).toHaveAccessibleDescription("Used last time");
    await page.goto(`${origin}/?way=riverside`);
    await expect(links.first()).toHaveText("Riverside School Division");
  },
);

for (const [name, waysIn] of [
  ["a script for a url", [{ id: "a", name: "A", url: "javascript:alert(1)" }]],
  ["five ways", Array.from({ length: 5 }, (_, at) => ({ id: `${at}`, name: "A", url: "/sso/a" }))],
  ["another site's file", "https://elsewhere.example/ways.json"],
] as const) {
  test(
    `[QT-1] [QX-6] ${name}: the form is there as ever, and the console says why`,
    full,
    async ({ page, sandbox, origin }) => {
      await sandbox.configure({ waysIn });
      const shifts = await watchShifts(page);
      const said = page.waitForEvent("console", (line) => /waysIn should be/u.test(line.text()));
      await page.goto(origin);
      await settled(page);
      expect((await said).type()).toBe("warning");
      await expect(page.locator(".wm-ways")).toBeEmpty();
      expect(await page.locator(".wm-ways").evaluate((space) => space.clientHeight)).toBe(0);
      expect(await shifts()).toBe(0);
    },
  );
}

for (const [name, waysIn] of [
  ["buttons", ways],
  ["a list", "/ways.json"],
] as const) {
  test(
    `[QX-5] [QN-2] [QV-7] without the script of the ways there are words and a retry for ${name}, and nothing shifts`,
    full,
    async ({ page, sandbox, origin, guard }) => {
      guard.allow(missing);
      await sandbox.configure({ waysIn });
      await page.route(/\/assets\/ways-in-[^/]+\.js/u, notFound);
      await page.setViewportSize({ width: 320, height: 568 });
      const shifts = await watchShifts(page);
      await page.goto(`${origin}/?lang=fr`);
      const space = page.locator(".wm-ways");
      await expect(space.getByRole("note")).toContainText("n’ont pas pu être chargées.");
      await settled(page);
      expect(await shifts()).toBe(0);
      const { reserved, needed } = await space.evaluate(reservedHeights);
      expect(reserved).toBe(needed);
      await checkReflow(page);
      await checkAccessibility(page);
      await page.unroute(/\/assets\/ways-in-[^/]+\.js/u);
      await space.getByRole("button", { name: "Réessayer" }).press("Enter");
      await expect(page.locator(".wm-way").first()).toBeVisible();
    },
  );
}
