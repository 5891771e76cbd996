import { checkAccessibility } from "./fixtures/accessibility.ts";
import { leave } from "./fixtures/serve-app.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { startSandbox } from "./fixtures/sandbox-process.ts";
import { servedBy } from "./fixtures/web-servers.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** One build under other configurations, in a browser that holds it to the security policy that belongs to them. */

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

  test(
    "[SH-10] visitors of the UK partner's login host go to the partner, except from there and by mailed links",
    full,
    async ({ page, sandbox, guard }) => {
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
      await page.locator("[data-ready]").first().waitFor();
      await page.reload();
      await expect(page.locator("[name=password]")).toBeVisible();
      // As the portal's own loads of sign-in, in a new history entry without a referrer.
      await page.goto(login);
      await expect(page.locator("[name=password]")).toBeVisible();
    },
  );

  test(
    "[SH-10] the partner's login host is left before React is there, and nothing of the form is seen",
    full,
    async ({ page, sandbox }) => {
      await withoutScripts(page, "all but the first");
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

  test(
    "[API-23] [SH-8] where the server's log-out is named, it ends the session there, too",
    full,
    async ({ page, sandbox, origin, guard }) => {
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
    },
  );

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
      await page.getByRole("link", { name: "Sign out" }).click();
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
      await page.getByRole("link", { name: "Sign out" }).click();
      const card = page.locator("main .wm-notice");
      await expect(card).toContainText("the service may not know");
      await expect(page.locator("[data-message=SIGNED_OUT]")).toHaveCount(0);
      await expect(page.locator(".wm-status-banner")).toHaveCount(0);
      await checkAccessibility(page);
      await page.unroute("**/api/auth/logout");
      await card.getByRole("button", { name: "Try again" }).click();
      await expect(card).toContainText("The service knows now");
    },
  );

  test(
    "[QX-6] a wrong value is named in the console and ignored",
    full,
    async ({ page, sandbox, origin }) => {
      test.skip(servedBy === "nginx", "conditional-skip: `waymark configure` refuses such values");
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await sandbox.configure({ requestTimeoutMs: "soon", colour: "red" } as object);
      await page.goto(origin);
      await signInStudent(page);
      expect(said.join("\n")).toContain(
        "portal-config: requestTimeoutMs should be a number above 0",
      );
      expect(said.join("\n")).toContain("portal-config: colour is not a known key");
    },
  );
});
