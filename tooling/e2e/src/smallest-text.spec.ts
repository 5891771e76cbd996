import { brokenParts, checkReflow } from "./fixtures/accessibility.ts";
import { apps } from "./fixtures/built-apps.ts";
import { launchOptions } from "./fixtures/launch-options.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** A browser whose smallest text is set to 24 px, on the narrowest phone. Lengths in `rem` know nothing of that. */
test.use({
  viewport: { width: 320, height: 568 },
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=minimumFontSize=24"],
  },
});

for (const name of apps) {
  test(
    `[SH-1] [QV-2] with no text below 24 px the product's name in the header of ${name} has whole words`,
    full,
    async ({ page, sandbox }) => {
      await page.goto(sandbox.origin(name));
      expect(await brokenParts(page.locator(".wm-logo__name"))).toEqual([]);
      await checkReflow(page);
    },
  );
}
