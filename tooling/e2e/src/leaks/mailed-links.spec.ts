import { newestMail, sendMail, spoilLink } from "../fixtures/mail.ts";
import { expectNoLeaks, expect, lookAt, test, tokensOf } from "./leak-test.ts";
import { full } from "../fixtures/share.ts";

/** Reads differently in every form of writing. */
const password = 'canäry "pass/word" 77+=';
const submit = "[type=submit]";

test(
  "[QT-3] a password forgotten, for an unknown and a known address, and set again",
  full,
  async ({ page, sandbox, watch, guard }) => {
    guard.allow(/404/u);
    const email = "maya.chen@riverside.example";
    watch.follow("password", password);
    watch.follow("email", email, "canary+77@leak.example");
    await page.goto(`${sandbox.origin("default")}/forgot`);
    await page.locator("[name=email]").fill("canary+77@leak.example");
    await page.locator(submit).click();
    await lookAt(watch, page, "[role=alert] [data-message]");
    await page.locator("[name=email]").fill(email);
    await page.locator(submit).click();
    await expect(page.getByText(email)).toBeVisible();
    await watch.look();
    const { url } = await newestMail(sandbox);
    watch.follow("token", ...tokensOf(url));
    await page.goto(url);
    await page.locator("[name=password]").fill(password);
    await lookAt(watch, page, "[name=password]");
    await page.locator(submit).click();
    await page.waitForURL("**/workspace/student");
    await expectNoLeaks(watch);
  },
);

for (const kind of ["ActivateAccount", "ActivateParent", "HigherEdActivation"]) {
  test(
    `[QT-3] ${kind}, in a language chosen on the way`,
    full,
    async ({ page, sandbox, watch }) => {
      const { url, to } = await sendMail(sandbox, kind);
      watch.follow("password", password);
      watch.follow("token", ...tokensOf(url));
      watch.follow("email", to);
      await page.goto(url);
      await page.getByRole("link", { name: "Français" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
      await page.locator("[name=password]").fill(password);
      const repeated = page.locator("[name=confirmPassword]");
      if (await repeated.count()) await repeated.fill(password);
      await lookAt(watch, page, "[name=password]");
      await page.locator(submit).click();
      await page.waitForURL(({ pathname }) => !pathname.startsWith("/reset/"));
      await expectNoLeaks(watch);
    },
  );
}

for (const [kind, address] of [
  ["VerifyEmail", "maya@home.example"],
  ["UsernameChange", "sofia@home.example"],
] as const) {
  test(
    `[QT-3] ${kind}: too late, asked for again, confirmed`,
    full,
    async ({ page, sandbox, watch, guard }) => {
      guard.allow(/410/u);
      const old = await sendMail(sandbox, kind);
      await spoilLink(sandbox, old, "expire");
      watch.follow("token", ...tokensOf(old.url));
      watch.follow("email", old.to, address);
      await page.goto(old.url);
      await page.getByRole("button", { name: "Click here to get a new one" }).click();
      await expect(page.locator("main .wm-fact")).toBeVisible();
      await watch.look();
      const { url } = await newestMail(sandbox);
      watch.follow("token", ...tokensOf(url));
      await page.goto(url);
      await expect(page.getByText(address)).toBeVisible();
      await watch.look();
      await expectNoLeaks(watch);
    },
  );
}

test("[QT-3] a class's list", full, async ({ page, sandbox, watch, guard }) => {
  guard.allow(/400/u);
  const spoilt = await sendMail(sandbox, "MassPrint");
  await spoilLink(sandbox, spoilt, "expire");
  watch.follow("token", ...tokensOf(spoilt.url));
  await page.goto(spoilt.url);
  await lookAt(watch, page, "[data-message=MASSPRINT_LINK_EXPIRED]");
  const { url } = await sendMail(sandbox, "MassPrint");
  watch.follow("token", ...tokensOf(url));
  await page.goto(url);
  await page.waitForURL("**/print/*");
  await expectNoLeaks(watch);
});

test(
  "[QT-3] [QE-4] a screen that breaks with secrets in its address and in its fields",
  full,
  async ({ page, sandbox, watch, guard }) => {
    guard.allow(/broken screen/u);
    const { url, to } = await sendMail(sandbox, "ActivateAccount");
    watch.follow("token", ...tokensOf(url));
    watch.follow("email", to);
    await page.addInitScript(() => {
      let broken = false;
      const whole = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "dataset");
      Object.defineProperty(HTMLFormElement.prototype, "dataset", {
        get() {
          if (broken) return whole?.get?.call(this) as unknown;
          broken = true;
          throw new Error("broken screen");
        },
      });
    });
    await page.goto(url);
    await lookAt(watch, page, ".wm-reference");
    await expect(page.locator(".wm-reference")).toContainText("/reset/:token/:resetType");
    await expectNoLeaks(watch);
  },
);
