import type { Page } from "@playwright/test";
import { test } from "../fixtures/deployed.ts";
import { expect } from "../fixtures/test.ts";
import { full } from "../fixtures/share.ts";

/** Types on sign-in, has something happen on the host, and only then gets the script of the next screen. */
async function typeAcross(page: Page, origin: string, happens: () => Promise<void>): Promise<void> {
  const asked: string[] = [];
  let go = () => {};
  const happened = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/forgot-screen-*.js", async (route) => {
    asked.push(route.request().url());
    await happened;
    await route.continue();
  });
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  await page.locator("[name=username]").fill("maya.chen@riverside.example");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await happens();
  go();
  await expect(page.locator("[name=username]")).toHaveValue("maya.chen@riverside.example");
  await page.getByRole("link", { name: "Trouble signing in?" }).click();
  await expect(page.locator("[name=email]")).toHaveValue("maya.chen@riverside.example");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: "wait" });
}

test(
  "[QO-4] [QX-5] an open page keeps what was typed and finds its screens, across a deployment and a roll back",
  full,
  async ({ page, deployed }) => {
    await typeAcross(page, deployed.origin, deployed.deploy);
    await typeAcross(page, deployed.origin, deployed.rollBack);
  },
);

test("[QO-4] [QX-5] an open page keeps what was typed, across a canary, its end, and a deployment that is killed @full", async ({
  page,
  deployed,
}) => {
  await typeAcross(page, deployed.origin, deployed.canary);
  await typeAcross(page, deployed.origin, deployed.rollBack);
  await typeAcross(page, deployed.origin, deployed.kill);
  await typeAcross(page, deployed.origin, deployed.rollBack);
});
