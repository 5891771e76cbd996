import { checkAccessibility, checkReflow } from "../fixtures/accessibility.ts";
import { apps, builtApp, hasLogo } from "../fixtures/built-apps.ts";
import { pages } from "../fixtures/pages.ts";
import { people, signIn } from "../fixtures/people.ts";
import { full, share } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";
import { withoutScripts } from "../fixtures/requests.ts";

/** Ways by link: where one starts, what is clicked, where it ends. */
const links = [
  ["/", "a[href^='/forgot']", /^\/forgot/u],
  ["/", "a[href^='/noaccount']", /^\/noaccount$/u],
  ["/", "footer a[href^='/legal']", /^\/legal$/u],
  ["/", "footer a[href^='/privacy']", /^\/privacy$/u],
  ["/forgot", "main a", /^\/$/u],
  ["/noaccount", "main a[href='/']", /^\/$/u],
  ["/account/k%2B1", "main a[href^='/registration']", /^\/registration\/(?:k%2B1|-)$/u],
  [
    "/account/k%2B1",
    "main a[href^='/portfoliolinking']",
    /^\/portfoliolinking\/(?:k%2B1|-)\/educator$/u,
  ],
  ["/verify/t/PersonalEmail/0/1", "main p a", /^\/$/u],
  ["/error", "main a", /^\/$/u],
] as const;

/** Tests that every region has to pass. The tag chooses an app's tests. */
for (const app of apps) {
  test.describe(app, { tag: `@${app}` }, () => {
    test.use({ app });
    /** Each app has some of the tests that mean the same in all of them. */
    const inTurn = (...turns: readonly number[]) => (turns.includes(apps.indexOf(app)) ? {} : full);

    test(
      "[RE-1] [SI-6] [EG-1] a student signs in, lands in the workspace, and comes straight back",
      inTurn(0),
      async ({ page, origin }) => {
        await page.goto(origin);
        await signIn(page, people.student);
        await page.waitForURL(`${origin}${people.student.path}`);
        await expect(page.getByRole("main")).toContainText("Maya Chen");
        await page.goto(origin);
        await page.waitForURL(`${origin}${people.student.path}`);
      },
    );

    test(
      "[QP-2] [QP-3] [RE-1] the first script alone signs in, in each variant of the app, and takes a visitor back",
      inTurn(1),
      async ({ page, origin }) => {
        await withoutScripts(page, "all but the first");
        for (const path of app === "default" ? ["/", "/sdmylife", "/florida"] : ["/"]) {
          await page.goto(origin + path, { waitUntil: "commit" });
          await signIn(page, people.student);
          await page.waitForURL(`${origin}${people.student.path}`);
          await page.goto(origin + path, { waitUntil: "commit" });
          await page.waitForURL(`${origin}${people.student.path}`);
          await page.evaluate(() => localStorage.clear());
        }
      },
    );

    test(
      "[SI-6] without 'keep me signed in' the next visit shows the form",
      full,
      async ({ page, origin }) => {
        await page.goto(origin);
        await page.locator("[name=remember]").uncheck();
        await signIn(page, people.student);
        await page.waitForURL(`${origin}${people.student.path}`);
        await page.goto(origin);
        await expect(page.locator("[name=password]")).toBeVisible();
      },
    );

    test(
      "[SH-1] [QV-1] [QV-2] sign-in is accessible, light and dark, on a desk and at 320px",
      inTurn(2),
      async ({ page, origin }) => {
        await page.goto(origin);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await checkAccessibility(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.emulateMedia({ colorScheme: "dark" });
        await page.reload();
        await page.getByRole("heading", { level: 1 }).waitFor();
        await checkAccessibility(page);
        await checkReflow(page);
      },
    );

    test("[RE-2] another region's sign-in leads to the root", full, async ({ page, origin }) => {
      const foreign = { default: "/nowhere", sdmylife: "/florida" }[app] ?? "/sdmylife";
      await page.goto(`${origin}${foreign}`);
      await expect(page.locator("[name=password]")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/");
    });

    // A region may have its name in place of a logo.
    if (hasLogo(app)) {
      test("[SH-5] the logo is 32px high", inTurn(2), async ({ page, origin }) => {
        await page.goto(origin);
        const symbol = page.locator(".wm-logo__symbol");
        await symbol.waitFor();
        expect((await symbol.boundingBox())?.height).toBe(32);
      });
    }

    test(
      "[RT-1] [RT-2] [RT-3] [RE-1] every page resolves when typed",
      inTurn(3),
      async ({ page, origin, guard }) => {
        // The keys and tokens are made up: the server refuses them, and the page has an answer.
        guard.allow(/\/api\//u);
        for (const [path, end] of share(pages, 4, apps.indexOf(app))) {
          await page.goto(origin + path);
          await expect(page.locator("main h1:not(.wm-waiting *)")).toBeVisible();
          // A page that was rendered before is seen before it leads on.
          // The portal takes a token out of the address.
          const pattern = new RegExp(
            `^${end.replaceAll(/(?<=\/)(?:k1|t)(?=\/|$)/gu, "(?:$&|-)")}$`,
            "u",
          );
          await expect(page, path).toHaveURL((url) => pattern.test(url.pathname));
          expect(await page.title()).not.toBe("");
        }
      },
    );

    test(
      "[RT-1] [FP-1] [RT-9] the pages lead to each other",
      full,
      async ({ page, origin, guard }) => {
        guard.allow(/\/api\//u);
        for (const [path, link, end] of share(links, 4, apps.indexOf(app))) {
          await page.goto(origin + path);
          await page.locator(link).first().click();
          await expect(page).toHaveURL((url) => end.test(url.pathname));
          await expect(page.locator("h1:not(.wm-waiting h1)")).toBeVisible();
        }
      },
    );

    test(
      "[RE-1] [LN-1] [LN-3] the languages are the region's: each on demand, or UK English alone",
      full,
      async ({ page, origin }) => {
        const spoken = new Set(builtApp(app).rows.map(({ language }) => language));
        // A UK page is in it, whatever is asked for.
        spoken.delete("en-GB");
        for (const language of spoken.size > 0 ? spoken : ["fr-CA"]) {
          await page.goto(`${origin}/?lang=${language.slice(0, 2)}`);
          await page.getByRole("heading", { level: 1 }).waitFor();
          const isUk = (await page.getByRole("banner").getAttribute("data-kind")) === "uk";
          await expect(page.locator("html")).toHaveAttribute("lang", isUk ? "en-GB" : language);
          // Three languages or more are in a menu, which is closed.
          const name = /^(?:English|Français|Español)$/u;
          const others = page.getByRole("banner").getByRole("link", { name, includeHidden: true });
          await expect(others).toHaveCount(isUk ? 0 : spoken.size - 1);
        }
      },
    );

    test(
      "[AN-1] [QO-1] [SH-9] as built, nothing is asked of any other origin",
      inTurn(1),
      async ({ page, origin }) => {
        const elsewhere: string[] = [];
        page.on("request", (request) => {
          if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
        });
        await page.goto(origin);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        expect(elsewhere).toEqual([]);
      },
    );
  });
}
