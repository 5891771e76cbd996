import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { signInStudent } from "./fixtures/people.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { full } from "./fixtures/share.ts";
import { settled } from "@waymark/testing/browser";
import { expect, test } from "./fixtures/test.ts";

async function withLogos(sandbox: RunningSandbox, institutionId: string): Promise<void> {
  await sandbox.configure({
    apiOrigin: sandbox.beside("api"),
    staticOrigin: sandbox.beside("static"),
    branding: { institutionId },
  });
}

test.describe("an institution's logos", () => {
  // The third is a laptop at 200%.
  for (const width of [1280, 375, 683]) {
    test(
      `[BR-1] [API-18] [SH-5] [QV-2] [QV-7] show from the network, readable ${width}px wide, and nothing shifts`,
      full,
      async ({ page, sandbox, origin }) => {
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
            // Without the padding at both sides.
            height: ((element.clientWidth - 16) * element.naturalHeight) / element.naturalWidth,
            origin: new URL(element.src).origin,
            alt: element.alt,
          }));
          expect(image.width).toBeGreaterThan(0);
          expect(image.height).toBeGreaterThan(24);
          expect(image.origin).toBe(sandbox.beside("static"));
          expect(image.alt).not.toBe("");
        }
        expect(await shifts()).toBe(0);
        await checkReflow(page);
        await checkAccessibility(page);
      },
    );
  }

  test(
    "[QV-3] a wide one is a link no wider than it is drawn, and leaves room for the others",
    full,
    async ({ page, sandbox, origin }) => {
      await withLogos(sandbox, "riverside");
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="50" />';
      await page.route("**/riverside.svg", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body }),
      );
      await page.goto(origin);
      const links = page.getByRole("banner").locator("a:has(.wm-brand-logo)");
      await expect(links).toHaveCount(2);
      const widths = () => links.evaluateAll((all) => all.map((link) => link.clientWidth));
      expect(await widths()).toEqual([192, 188]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await widths()).toEqual([137, 135]);
    },
  );

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

  for (const institution of institutions) {
    test(
      `[BR-2] [QX-6] ${institution}: sign-in is there, nothing shifts, nothing hangs over`,
      full,
      async ({ page, sandbox, origin, guard }) => {
        guard.allow(/404/u);
        await withLogos(sandbox, institution);
        await page.setViewportSize({ width: 320, height: 640 });
        const shifts = await watchShifts(page);
        // A logo can come from its answer on, which takes longer than the test where it is slow.
        const answered = institution !== "slow" && page.waitForResponse(/branding/u);
        await page.goto(origin);
        await page.getByRole("heading", { level: 1 }).waitFor();
        if (await answered) await settled(page);
        const judged = ["crowded", "hostile"].includes(institution);
        if (judged) await page.locator(".wm-brand-logo").first().waitFor();
        expect(await page.locator("a[href^='javascript:'], a[href^='data:']").count()).toBe(0);
        expect(await shifts()).toBe(0);
        await checkReflow(page);
        await signInStudent(page);
      },
    );
  }
});
