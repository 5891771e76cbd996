import { delayRequests } from "./fixtures/requests.ts";
import { people } from "./fixtures/people.ts";
import { regionTest } from "./fixtures/region-test.ts";
import { full } from "./fixtures/share.ts";
import { expect } from "./fixtures/test.ts";

/** Screens and pages that the ministry writes itself, where they load, fail, or are come to from elsewhere. */

const test = regionTest("ministry");
const { parent } = people;

test(
  "[QR-1] the ministry's own page says that its call has failed, and loads after a press",
  full,
  async ({ page, guard }) => {
    guard.allow(/503|offices is no call of the contract/u);
    let answers = 0;
    await page.route("**/api/ministry/offices", (route) =>
      (answers += 1) <= 2
        ? route.fulfill({ status: 503, body: "" })
        : route.fulfill({ json: [{ city: "Caraquet", phone: "506 555-0101" }] }),
    );
    await page.goto("/offices?lang=fr");
    await expect(page.getByText(/^Code H-503-/u)).toBeVisible();
    await page.locator("main .govuk-button").click();
    await expect(page.getByText("1 bureau répond aujourd’hui.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("506 555-0101");
  },
);

test(
  "[QV-7] [QR-1] the ministry's own page says that its data is loading",
  full,
  async ({ page, guard }) => {
    guard.allow(/offices is no call of the contract/u);
    const answer = await delayRequests(page, "**/api/ministry/offices", (route) =>
      route.fulfill({ json: [] }),
    );
    await page.goto("/offices");
    const waiting = page.getByRole("status").filter({ hasText: "One moment" });
    await expect(waiting).toBeVisible();
    answer();
    await expect(page.getByText("0 offices answer today.")).toBeVisible();
    await expect(waiting).toHaveCount(0);
  },
);

test(
  "[QN-2] [QR-2] the ministry's own screen leads back to linking, and knows after a reload that a link was sent",
  full,
  async ({ page }) => {
    await page.goto("/portfoliolinking/k1/student");
    await page.getByRole("link", { name: "Trouble signing in?" }).click();
    await page.locator("[name=email]").fill(parent.username);
    await page.locator("[type=submit]").click();
    await expect(page.locator(".govuk-panel")).toContainText(parent.username);
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: "already sent" })).toBeVisible();
    await page.getByRole("button", { name: "Back to linking your account" }).click();
    await expect(page.getByRole("heading", { name: "Link your student account" })).toBeVisible();
  },
);

test(
  "[QN-2] [QR-2] the ministry's own screen tells who was invited where the link goes",
  full,
  async ({ page }) => {
    await page.goto("/forgot");
    await page.evaluate(() => history.replaceState({ usr: { invited: true } }, ""));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Get a new link" })).toBeVisible();
    await expect(page.getByText("the email address that your invitation")).toBeVisible();
  },
);

test("[QR-2] [QX-9] without JavaScript no form in the ministry's markup is there", async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/", "/forgot"]) {
    await page.goto(origin + path);
    await expect(page.locator(".wm-no-script")).toBeInViewport();
    await expect(page.locator("main form")).toHaveCount(1);
    await expect(page.locator("main form")).toBeHidden();
  }
  await context.close();
});
