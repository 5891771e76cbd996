import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { sendMail } from "./fixtures/mail.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

test.beforeEach(async ({ page, sandbox }) => {
  await sendMail(sandbox, "ActivateParent");
  await sandbox.console("/faults", { call: "/api/auth/massprintaddfiletoredis", fault: "503" });
  const { port } = new URL(sandbox.beside("api"));
  await page.goto(`http://localhost:${port}/`);
});

const views = [320, 700, 970, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const { width, colorScheme } of share(views, 8)) {
  test(
    `[QV-2] the console has no sideways scrolling, ${width}px wide, ${colorScheme}`,
    full,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await checkReflow(page);
      const beyond = await page
        .locator("main *")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
            .map(({ tagName, className }) => `${tagName} ${String(className)}`),
        );
      expect(beyond).toEqual([]);
      await checkAccessibility(page);
    },
  );
}

test("[QV-3] its contents lead to a section and back by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("navigation").getByRole("link", { name: "Mails" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Mails" })).toBeInViewport();
  await page
    .getByRole("region", { name: "Mails" })
    .getByRole("link", { name: "Contents" })
    .press("Enter");
  await expect(page.getByRole("navigation")).toBeInViewport();
});
