import type { Page } from "@playwright/test";
import {
  hydrationFaults,
  oldBrowserFaults,
  pageFaults,
  secretFaults,
  translationFaults,
} from "@waymark/testing/browser";
import { callsOf, missing, withoutReact, withoutScripts } from "./fixtures/requests.ts";
import { expect, type PageGuard } from "./fixtures/test.ts";
import { people } from "./fixtures/people.ts";
import { regionFolder, regionTest } from "./fixtures/region-test.ts";
import { full } from "./fixtures/share.ts";

/** A ministry's portal: its design system in place of every component, made with nothing but the public packages. */

const test = regionTest("ministry");
const { student, parent } = people;
const consentMissing = "Cochez la case pour accepter que le ministère";

async function enter(page: Page, { username, password } = student as Person): Promise<void> {
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=password]").press("Enter");
}

interface Person {
  username: string;
  password: string;
}

const summaryOf = (page: Page) => page.locator("main form [role=alert]");

test("[QR-1] [QR-4] consent, a refusal, a forgotten password and signing in, in French and in the ministry's markup", async ({
  page,
  guard,
}) => {
  guard.allow(/401/u);
  const calls = callsOf(page);
  await page.goto("/?lang=fr");
  await enter(page, { ...parent, password: "mauvais" });
  await expect(summaryOf(page)).toHaveClass("govuk-error-summary");
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page)).toContainText(consentMissing);
  expect(calls).toEqual([]);
  await summaryOf(page).getByRole("link").click();
  await page.keyboard.press("Space");
  await page.locator("[name=password]").press("Enter");
  await expect(page.locator("main [data-message=USERNAME_OR_PASSWORD_NOT_FOUND]")).toBeVisible();
  await expect(page.getByText("Le secrétariat de votre école")).toBeVisible();
  await page.getByRole("link", { name: "Difficulté à vous connecter?" }).click();
  // What was typed once is not asked for again.
  await expect(page.locator("[name=email]")).toHaveValue(parent.username);
  await page.locator("[type=submit]").click();
  await expect(page.locator(".govuk-panel")).toContainText(parent.username);
  await page.getByRole("link", { name: "Retour à la page de connexion" }).click();
  await page.locator("[name=consent]").check();
  await enter(page, parent);
  await page.waitForURL(`**${parent.path}`);
  expect(calls).toEqual(["/api/auth/login", "/api/auth/forgotpassword", "/api/auth/login"]);
});

/** The ministry's own call is none of the portal's. */
async function withoutOffices(page: Page, guard: PageGuard): Promise<void> {
  guard.allow(/offices is no call of the contract/u);
  await page.route("**/api/ministry/offices", (route) => route.fulfill({ json: [] }));
}

test.describe("in every other way", full, () => {
  test("[QR-2] [QV-1] [QV-2] sign-in passes the checks for partners in French, light and dark", async ({
    page,
  }) => {
    expect(await hydrationFaults(page, "/?lang=fr")).toEqual([]);
    // None of the ministry's parts was left out.
    const portals = ".wm-field, .wm-input, .wm-button, .wm-checkbox, .wm-tip, .wm-card";
    await expect(page.getByRole("main").locator(portals)).toHaveCount(0);
    expect(await pageFaults(page, "fr-CA")).toEqual([]);
  });

  test("[QR-2] a card of its own has the place that its style sheet gives it, and no gap for what is empty", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const card = page.locator(".govuk-main-wrapper");
    const { start, size } = await card.evaluate((element) => {
      const { paddingInlineStart } = getComputedStyle(element.parentElement ?? element);
      const own = element.getBoundingClientRect();
      const main = element.parentElement?.getBoundingClientRect() ?? own;
      return {
        start: own.left - main.left - Number.parseFloat(paddingInlineStart),
        size: own.width,
      };
    });
    expect({ start, size }).toEqual({ start: 0, size: 640 });
    const gap = await card.evaluate((element) => {
      const [heading, next] = [...element.children]
        .filter((child) => child.clientHeight > 0)
        .map((child) => child.getBoundingClientRect());
      return Math.round((next?.top ?? 0) - (heading?.bottom ?? 0));
    });
    // One gap, --wm-space-5.
    expect(gap).toBe(24);
  });

  for (const path of ["/", "/forgot", "/offices", "/privacy", "/noaccount"]) {
    for (const [language, query] of [
      ["en-CA", ""],
      ["fr-CA", "?lang=fr"],
    ] as const) {
      test(`[QR-2] [QV-1] ${path}${query} passes the checks for partners`, async ({
        page,
        guard,
      }) => {
        await withoutOffices(page, guard);
        expect(await hydrationFaults(page, path + query)).toEqual([]);
        expect(await pageFaults(page, language)).toEqual([]);
      });
    }
  }

  for (const path of ["/", "/forgot", "/offices"]) {
    for (const start of ["before", "during", "after"] as const) {
      test(`[QR-2] [QL-1] ${path} keeps its translation, which starts ${start} hydration`, async ({
        page,
        guard,
      }) => {
        await withoutOffices(page, guard);
        expect(await translationFaults(page, path, start)).toEqual([]);
      });
    }
  }

  test("[QR-2] [QX-2] a form in the ministry's markup says below itself that it is still trying", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route("**/api/auth/forgotpassword", () => undefined);
    await page.goto("/forgot");
    await page.locator("form[data-ready]").waitFor();
    await page.locator("[name=email]").fill("maya.chen@riverside.example");
    const asked = page.waitForRequest("**/api/auth/forgotpassword");
    await page.locator("[type=submit]").click();
    await asked;
    await page.clock.fastForward(8500);
    const words = page.locator(".wm-still-trying");
    await expect(words).toContainText("Still trying");
    const form = await page.locator("main form").boundingBox();
    const below = (form?.y ?? 0) + (form?.height ?? 0);
    expect(Math.abs(((await words.boundingBox())?.y ?? 0) - below)).toBeLessThan(10);
  });

  test("[QR-2] [QD-1] old browsers can read the build", () => {
    expect(oldBrowserFaults(`${regionFolder("ministry")}dist`)).toEqual([]);
  });

  test("[QR-2] [QT-3] signing in with a consent shows, keeps and sends no secret", async ({
    page,
    guard,
  }) => {
    guard.allow(/401/u);
    expect(await secretFaults(page)).toEqual([]);
  });

  test("[QR-1] [QP-2] without React the consent is asked for, and signing in works", async ({
    page,
    guard,
  }) => {
    guard.allow(missing);
    await withoutReact(page);
    await page.goto("/?lang=fr");
    await expect(page.locator("html")).toHaveAttribute("data-broken", "");
    await enter(page);
    await expect(summaryOf(page)).toContainText(consentMissing);
    await page.locator("[name=consent]").check();
    await enter(page);
    await page.waitForURL(`**${student.path}`);
  });

  test("[QR-1] [QP-2] a refusal before React is in the ministry's markup, and React adopts it", async ({
    page,
    guard,
  }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page, "all but the first");
    await page.goto("/?lang=fr", { waitUntil: "commit" });
    await page.locator("[name=consent]").check();
    await enter(page, { ...student, password: "mauvais" });
    const summary = summaryOf(page);
    await expect(summary).toHaveClass("govuk-error-summary");
    await expect(summary).toBeFocused();
    const before = await summary.elementHandle();
    release();
    await page.locator("form[data-ready]").waitFor();
    await expect(summary).toBeFocused();
    expect(await summary.evaluate((now, then) => now === then, before)).toBe(true);
    await enter(page);
    await page.waitForURL(`**${student.path}`);
  });
});
