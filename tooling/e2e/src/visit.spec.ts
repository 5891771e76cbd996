import { settled } from "@waymark/testing/browser";
import { expect, test } from "./fixtures/test.ts";
import { people, signIn } from "./fixtures/people.ts";
import { sendMail, spoilLink } from "./fixtures/mail.ts";
import { full } from "./fixtures/share.ts";

const username = "[name=username]";
const email = "[name=email]";

test(
  "[QN-1] [QT-3] an address goes along to forgot and back, in no url, storage or history",
  full,
  async ({ page, origin }) => {
    await page.goto(`${origin}/?lang=fr`);
    await page.locator(username).fill("maya.chen@riverside.example");
    // Before React a link loads a page, and memory alone keeps the address.
    await settled(page);
    await page.locator("main .wm-links a").first().click();
    await expect(page.locator(email)).toHaveValue("maya.chen@riverside.example");
    await page.locator("[type=submit]").click();
    await page.locator(".wm-fact").waitFor();
    await page.getByRole("button", { name: /^Envoyer de nouveau/u }).click();
    await expect(page.locator(email)).toHaveValue("maya.chen@riverside.example");
    const traces = await page.evaluate(() =>
      JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(traces).not.toContain("riverside");
    await page.getByRole("link", { name: "Retour à la page de connexion" }).click();
    await expect(page.locator(username)).toHaveValue("maya.chen@riverside.example");
  },
);

test("[QN-1] [QX-3] the next person on the device finds an empty form after a log-out", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  await signIn(page, people.everything);
  await page.locator("[data-workspace]").first().waitFor();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.locator(username)).toHaveValue("");
  await page.getByRole("link", { name: "Trouble signing in?" }).click();
  await expect(page.locator(email)).toHaveValue("");
});

test(
  "[QX-3] [QN-7] Back to the sign-in page after a log-out does not say who was here",
  full,
  async ({ page, origin }) => {
    await page.goto(origin);
    await signIn(page, people.everything);
    await page.locator("[data-workspace]").first().waitFor();
    await page.getByRole("link", { name: "Sign out" }).click();
    await page.locator(username).waitFor();
    await page.goBack();
    await settled(page);
    await expect(page.locator(username)).toHaveValue("");
  },
);

test("[SH-8] [QX-3] Back after a log-out shows no workspaces", async ({ page, origin }) => {
  await page.goto(origin);
  await signIn(page, people.everything);
  await page.locator("[data-workspace]").first().waitFor();
  await page.getByRole("link", { name: "Sign out" }).click();
  await page.locator(username).waitFor();
  await page.goBack();
  await expect(page.locator(username)).toBeVisible();
  await expect(page.locator("[data-workspace]")).toHaveCount(0);
});

test("[QN-1] a confirmed address is filled in at sign-in", full, async ({ page, sandbox }) => {
  const mail = await sendMail(sandbox, "VerifyEmail");
  await page.goto(mail.url);
  await page.locator("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.locator(username)).toHaveValue(mail.to);
});

test(
  "[QN-1] [QN-2] a link that expires while its form is open leads to forgot with its address",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/400/u);
    const mail = await sendMail(sandbox, "ResetPassword", { language: "fr-CA" });
    await page.goto(mail.url);
    await page.locator("[name=password]").fill("quiet river 8");
    await spoilLink(sandbox, mail, "expire");
    await page.locator("[type=submit]").click();
    await page.getByRole("link", { name: "Obtenir un nouveau lien" }).click();
    await expect(page.locator(email)).toHaveValue(mail.to);
  },
);

test(
  "[LN-3] French stays in the visit at an address that names no language",
  full,
  async ({ page, origin }) => {
    await page.goto(origin);
    await page.getByRole("link", { name: "Trouble signing in?" }).click();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mot de passe oublié?");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
    await page.goto(`${origin}/noaccount`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous n’avez pas de compte?");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Don’t have an account?");
    await page.goto(`${origin}/forgot`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  },
);

test(
  "[QX-2] offline, a link of the footer says that it has to wait",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/u);
    await page.goto(origin);
    await settled(page);
    await page.locator(username).fill("maya");
    await page.context().setOffline(true);
    await page.locator(".wm-status-banner").waitFor();
    await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
    await expect(page.locator(".wm-status-banner")).toContainText(
      "You can open “Privacy” once you’re back online",
    );
    await expect(page.locator(username)).toHaveValue("maya");
    await page.context().setOffline(false);
  },
);
