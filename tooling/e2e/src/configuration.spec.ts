import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { leave } from "./fixtures/leave.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { type RunningSandbox, startSandbox } from "./fixtures/sandbox-process.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/without-scripts.ts";

/** One build under other configurations, in a browser that holds it to the security policy that belongs to them. */

async function withLogos(sandbox: RunningSandbox, institutionId: string): Promise<void> {
  await sandbox.configure({
    apiOrigin: sandbox.beside("api"),
    staticOrigin: sandbox.beside("static"),
    branding: { institutionId },
  });
}

test.describe("an institution's logos", () => {
  for (const width of share([1280, 375], 2, 1)) {
    test(`[BR-1] [API-18] [QV-7] show from the network, ${width}px wide, and nothing shifts`, async ({
      page,
      sandbox,
      origin,
    }) => {
      await withLogos(sandbox, "riverside");
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      await page.goto(origin);
      const header = page.getByRole("banner").locator(".wm-brand-logo");
      const footer = page.getByRole("contentinfo").locator(".wm-brand-logo");
      await expect(header).toHaveCount(2);
      await expect(footer).toHaveCount(2);
      await page.waitForLoadState("networkidle");
      for (const logo of [...(await header.all()), ...(await footer.all())]) {
        const image = await logo.evaluate((element: HTMLImageElement) => ({
          width: element.naturalWidth,
          origin: new URL(element.src).origin,
          alt: element.alt,
        }));
        expect(image.width).toBeGreaterThan(0);
        expect(image.origin).toBe(sandbox.beside("static"));
        expect(image.alt).not.toBe("");
      }
      expect(await shifts()).toBe(0);
      await checkReflow(page);
      await checkAccessibility(page);
    });
  }

  test(
    "need less than 2 kB of scripts that the page does not have, where data is saved",
    full,
    async ({ page, sandbox, origin }) => {
      // Nothing is prefetched then.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
      const scripts = new Map<string, Response>();
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (/^\/assets\/.*\.js$/u.test(pathname)) scripts.set(pathname, response);
      });
      // The page asks for notices with the last of its own scripts.
      const isComplete = page.waitForResponse((response) =>
        response.url().endsWith("/notices.json"),
      );
      await page.goto(origin, { waitUntil: "networkidle" });
      await isComplete;
      const without = new Set(scripts.keys());
      await withLogos(sandbox, "riverside");
      await page.goto(origin);
      await expect(page.locator(".wm-brand-logo").first()).toBeVisible();
      const more = [...scripts].filter(([name]) => !without.has(name));
      const bytes = await Promise.all(
        more.map(async ([, response]) => brotliCompressSync(await response.body())),
      );
      expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(2000);
    },
  );

  test(
    "[API-1] [BR-2] without the API server's consent to the headers there are none, and the console says why",
    full,
    async ({ page, sandbox, origin, guard }) => {
      guard.allow(/CORS policy|ERR_FAILED/u);
      // The static network allows every origin, and no header.
      await sandbox.configure({
        apiOrigin: sandbox.beside("static"),
        branding: { institutionId: "riverside" },
      });
      const said = page.waitForEvent("console", (message) =>
        /^branding: .* headers Content-Type and Device/u.test(message.text()),
      );
      await page.goto(origin);
      expect((await said).type()).toBe("warning");
      await expect(page.locator(".wm-brand-logo")).toHaveCount(0);
      await signInStudent(page);
    },
  );

  const institutions = [
    "plain",
    "crowded",
    "huge",
    "hostile",
    "html",
    "cut-off",
    "missing",
    "slow",
  ];

  for (const institution of share(institutions, 4, 1)) {
    test(`[BR-2] [QX-6] ${institution}: sign-in is there, nothing shifts, nothing hangs over`, async ({
      page,
      sandbox,
      origin,
      guard,
    }) => {
      guard.allow(/404/u);
      await withLogos(sandbox, institution);
      await page.setViewportSize({ width: 320, height: 640 });
      const shifts = await watchShifts(page);
      await page.goto(origin);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator("a[href^='javascript:'], a[href^='data:']").count()).toBe(0);
      expect(await shifts()).toBe(0);
      await checkReflow(page);
      await signInStudent(page);
    });
  }
});

test.describe("where pages are served", () => {
  test("[SH-2] [LN-1] a configured UK login origin has the UK header and UK English", async ({
    page,
    sandbox,
    origin,
  }) => {
    await sandbox.configure({ ukLoginOrigins: [origin] });
    await page.goto(`${origin}/?lang=fr`);
    await expect(page.getByRole("banner")).toHaveAttribute("data-kind", "uk");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  });

  test("[SH-10] visitors of the UK partner's login host go to the partner, except from there and by mailed links", async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.allow(/400|404/u);
    const login = sandbox.origin("uk");
    const site = `${sandbox.origin("default")}/site/en-gb/`;
    await sandbox.configure({ partnerRedirect: { host: new URL(login).host, site } });
    await page.goto(login);
    await page.waitForURL(site);
    await page.goto(`${login}/reset/token/ActivateAccount`);
    await expect(page.locator("[data-message]").first()).toBeVisible();
    expect(page.url()).toContain("/reset/");
    await page.goto(login, { referer: site });
    await expect(page.locator("[name=password]")).toBeVisible();
  });

  test(
    "[SH-10] the partner's login host is left before React is there, and nothing of the form is seen",
    full,
    async ({ page, sandbox }) => {
      await withoutScripts(page, "all but the first and messages");
      const login = sandbox.origin("uk");
      const site = `${sandbox.origin("default")}/site/en-gb/`;
      await sandbox.configure({ partnerRedirect: { host: new URL(login).host, site } });
      await page.addInitScript(() => {
        const look = () => {
          const shown = document
            .querySelector("form")
            ?.checkVisibility({ visibilityProperty: true });
          if (shown) localStorage.setItem("seen", "the form");
          requestAnimationFrame(look);
        };
        look();
      });
      await page.goto(login, { waitUntil: "commit" });
      await page.waitForURL(site);
      await page.goto(`${login}/legal`, { waitUntil: "commit" });
      expect(await page.evaluate(() => localStorage.getItem("seen"))).toBeNull();
    },
  );

  test(
    "[SH-11] this browser neither fetches nor runs the notice for outdated ones",
    full,
    async ({ page, origin }) => {
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await page.goto(origin);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const src = (await page.locator("script[nomodule]").getAttribute("src")) ?? "";
      expect(src).toMatch(/^\/assets\/outdated-browser-/u);
      expect(scripts).not.toContain(origin + src);
      const type = await page.evaluate(
        async (url) => (await fetch(url)).headers.get("content-type"),
        src,
      );
      expect(type).toContain("javascript");
    },
  );

  test("[API-23] [SH-8] where the server's log-out is named, it ends the session there, too", async ({
    page,
    sandbox,
    origin,
    guard,
  }) => {
    guard.allow(/401/u);
    await sandbox.configure({ logoutPath: "/api/auth/logout" });
    await page.goto(origin);
    await signIn(page, people.everything);
    await page.getByRole("heading", { name: "Select workspace" }).waitFor();
    const key = page.url();
    const told = page.waitForResponse("**/api/auth/logout");
    await page.getByRole("link", { name: "Sign out" }).click();
    expect((await told).status()).toBe(200);
    await page.goto(key);
    await expect(page.locator("[data-message=GENERIC_ERROR]")).toBeVisible();
  });

  test(
    "[API-23] [SH-8] the apps as npm start serves them end the session on the server",
    full,
    async ({ page, guard }) => {
      guard.allow(/401/u);
      const sandbox = await startSandbox(["--configuration", "scripts/sandbox-configuration.json"]);
      await page.goto(sandbox.origin("default"));
      await signIn(page, people.everything);
      await page.locator("[data-workspace]").first().waitFor();
      const key = page.url();
      const told = page.waitForResponse("**/api/auth/logout");
      await page.locator("header a.wm-header__link[href='/']").click();
      expect((await told).status()).toBe(200);
      await expect(page.locator("[data-message=SIGNED_OUT]")).toBeVisible();
      await page.goto(key);
      await expect(page.locator("[data-message=GENERIC_ERROR]")).toBeVisible();
      await leave(page);
      await sandbox.stop();
    },
  );

  test(
    "[API-23] a log-out that the server does not receive is reported, and can be retried",
    full,
    async ({ page, sandbox, origin, guard }) => {
      guard.allow(/ERR_FAILED/u);
      await sandbox.configure({ logoutPath: "/api/auth/logout" });
      await page.goto(origin);
      await signIn(page, people.everything);
      await page.locator("[data-workspace]").first().waitFor();
      await page.route("**/api/auth/logout", (route) => route.abort("failed"));
      await page.locator("header a.wm-header__link[href='/']").click();
      const card = page.locator("main .wm-notice");
      await expect(card).toContainText("the server may not have heard it");
      await expect(page.locator("[data-message=SIGNED_OUT]")).toHaveCount(0);
      await expect(page.locator(".wm-bar")).toHaveCount(0);
      await checkAccessibility(page);
      await page.unroute("**/api/auth/logout");
      await card.getByRole("button", { name: "Try again" }).click();
      await expect(card).toContainText("The server knows now");
    },
  );

  test("[QX-6] a wrong value is named in the console and ignored", async ({
    page,
    sandbox,
    origin,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await sandbox.configure({ requestTimeoutMs: "soon", colour: "red" } as object);
    await page.goto(origin);
    await signInStudent(page);
    expect(said.join("\n")).toContain("portal-config: requestTimeoutMs should be a number above 0");
    expect(said.join("\n")).toContain("portal-config: colour is not a known key");
  });
});
