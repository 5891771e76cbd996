import { missingScript, withoutReact } from "./fixtures/requests.ts";
import { people, signIn } from "./fixtures/people.ts";
import { share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const { student } = people;

for (const view of share(["with React", "without React"] as const, 2, 1)) {
  test(`[QX-3] [QN-2] ${view}, a next page without content leaves a form that can be used again`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(missingScript);
    await page.clock.install();
    if (view === "without React") await withoutReact(page);
    await page.goto(origin);
    await expect(page.locator("html")).toHaveAttribute(
      view === "with React" ? "data-ready" : "data-broken",
      "",
    );
    await page.route(`**${student.path}`, (route) => route.fulfill({ status: 204 }), { times: 1 });
    const asked = page.waitForResponse(`**${student.path}`);
    await signIn(page, student);
    await asked;
    const button = page.locator("main [type=submit]");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(30_000);
    // The spinner stays a second longer.
    await page.clock.fastForward(1_000);
    await expect(button).not.toHaveAttribute("aria-busy", "true");
    await button.click();
    await page.waitForURL(`**${student.path}`);
  });
}
