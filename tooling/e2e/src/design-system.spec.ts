import { checkAccessibility } from "./fixtures/accessibility.ts";
import { signInStudent } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

test.describe("the design system", () => {
  const designSystem = {
    script: "/design-system/design-system.js",
    stylesheets: ["/design-system/tokens.css", "/design-system/components.css"],
  };

  test(
    "[SH-9] [QH-1] comes from the network and changes no screen",
    full,
    async ({ page, sandbox, origin }) => {
      const look = () =>
        page.locator("[type=submit]").evaluate((button) => {
          const { backgroundColor, fontSize, height, borderRadius } = getComputedStyle(button);
          return { backgroundColor, fontSize, height, borderRadius };
        });
      await page.goto(origin);
      const before = await look();
      await sandbox.configure({ staticOrigin: sandbox.beside("static"), designSystem });
      const sheets = designSystem.stylesheets.map((path) =>
        page.waitForResponse(sandbox.beside("static") + path),
      );
      await page.goto(origin);
      await Promise.all(sheets);
      await expect(page.locator("html")).toHaveAttribute("data-design-system", "ready");
      expect(await look()).toEqual(before);
    },
  );

  test(
    "[SH-9] [QV-1] links in sentences stay underlined, even if its style sheet removes that",
    full,
    async ({ page, sandbox, origin }) => {
      await sandbox.configure({ staticOrigin: sandbox.beside("static"), designSystem });
      await page.route("**/design-system/components.css", (route) =>
        route.fulfill({
          contentType: "text/css",
          headers: { "Access-Control-Allow-Origin": "*" },
          body: "a { text-decoration: none } a:not(.x):link { text-decoration: none } html { --loaded: 1 }",
        }),
      );
      const lines = (links: string) =>
        page
          .locator(links)
          .evaluateAll((found) => [
            ...new Set(found.map((link) => getComputedStyle(link).textDecorationLine)),
          ]);
      for (const path of ["/noaccount", "/privacy", "/"]) {
        await page.goto(origin + path);
        await expect
          .poll(() =>
            page.evaluate(() =>
              getComputedStyle(document.documentElement).getPropertyValue("--loaded"),
            ),
          )
          .toContain("1");
        expect(await lines("main a:not(.wm-button), .wm-footer a")).toEqual(["underline"]);
        expect(await lines(".wm-header a, a.wm-button")).toEqual(["none"]);
        await checkAccessibility(page);
      }
    },
  );

  test(
    "[SH-9] [QD-1] the files that its style sheets name come from the network, too",
    full,
    async ({ page, sandbox, origin }) => {
      await sandbox.configure({ staticOrigin: sandbox.beside("static"), designSystem });
      const files = {
        "components.css": "html { background: url(mark.svg) }",
        "mark.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
      };
      for (const [name, body] of Object.entries(files)) {
        const contentType = name.endsWith("css") ? "text/css" : "image/svg+xml";
        const headers = { "Access-Control-Allow-Origin": "*" };
        const answer = { contentType, headers, body };
        await page.route(`**/${name}`, (route) => route.fulfill(answer));
      }
      const mark = page.waitForRequest("**/mark.svg");
      await page.goto(origin);
      expect((await mark).url()).toBe(`${sandbox.beside("static")}/design-system/mark.svg`);
    },
  );

  test(
    "[SH-9] [QX-6] a network that never answers holds nothing up",
    full,
    async ({ page, sandbox, origin }) => {
      await sandbox.configure({
        staticOrigin: sandbox.beside("static"),
        designSystem,
        branding: { institutionId: "riverside" },
      });
      await page.route(`${sandbox.beside("static")}/**`, () => new Promise(() => undefined));
      await page.goto(origin, { waitUntil: "commit" });
      await signInStudent(page);
    },
  );

  test(
    "[SH-9] [QX-6] a network that is gone changes nothing",
    full,
    async ({ page, sandbox, origin, guard }) => {
      guard.allow(/ERR_FAILED/u);
      await sandbox.configure({ staticOrigin: sandbox.beside("static"), designSystem });
      await page.route(`${sandbox.beside("static")}/**`, (route) => route.abort("failed"));
      await page.goto(origin);
      await checkAccessibility(page);
      await signInStudent(page);
    },
  );
});
