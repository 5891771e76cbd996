import { checkAccessibility } from "./fixtures/accessibility.ts";
import { newestMail, sendMail, spoilLink } from "./fixtures/mail.ts";
import { openForcedChange, people, signIn } from "./fixtures/people.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const heading = { level: 1 } as const;
const newPassword = "mountain river 9";

test("[FP-1] [FP-3] [RS-1] [RS-7] forget a password, follow the mail, set a new one, sign in with it", async ({
  page,
  sandbox,
}) => {
  await page.goto(sandbox.origin("default"));
  await page.getByRole("link", { name: "Trouble signing in?" }).click();
  await page.locator("[name=email]").fill("maya.chen@riverside.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", heading)).toHaveText("Check your email");
  await expect(page.getByText("maya.chen@riverside.example")).toBeVisible();
  await checkAccessibility(page);

  await page.goto((await newestMail(sandbox)).url);
  await expect(page.getByText("maya.chen@riverside.example")).toBeVisible();
  await checkAccessibility(page);
  await page.locator("[name=password]").fill(newPassword);
  await page.locator("[type=submit]").click();
  await page.waitForURL("**/workspace/student");
  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, { username: people.student.username, password: newPassword });
  await page.waitForURL("**/workspace/student");
});

for (const [query, words] of [
  ["", "This account is locked"],
  ["?lang=fr", "Compte verrouillé"],
] as const) {
  test(
    `[FP-4] a locked account is told so before any mail is sent: ${words}`,
    full,
    async ({ page, sandbox, guard }) => {
      guard.allow(/400/u);
      await page.goto(`${sandbox.origin("default")}/forgot${query}`);
      await page.locator("[name=email]").fill("lena.kowalski@riverside.example");
      await page.locator("[type=submit]").click();
      await expect(page.locator("[data-message=ACCOUNT_LOCKED]")).toContainText(words);
      await checkAccessibility(page);
      const { mails } = await (await sandbox.console("/mails.json")).json();
      expect(mails).toEqual([]);
    },
  );
}

test("[FP-1] in French, in the Florida variant", full, async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin("florida")}/florida?lang=fr`);
  await page.getByRole("link", { name: "Difficulté à vous connecter?" }).click();
  await expect(page).toHaveURL(/\/forgot\/florida\?lang=fr$/u);
  await page.locator("[name=email]").fill("sofia.delgado@coralbay.example");
  await page.locator("[type=submit]").click();
  await expect(page.getByRole("heading", heading)).toHaveText("Vérifiez vos courriels");
  const mail = await newestMail(sandbox);
  expect(mail.language).toBe("fr-CA");
  await page.goto(mail.url);
  await expect(page.getByRole("heading", heading)).toHaveText("Choisissez un nouveau mot de passe");
});

for (const [email, key] of [
  ["nobody@example.com", "NO_RECORD_OF_EMAIL"],
  ["twins@novak.example", "MULTIPLE_USER_FOUND_ERROR"],
] as const) {
  test(`[FP-4] ${email}: ${key}`, full, async ({ page, sandbox, guard }) => {
    guard.allow(/40[49]/u);
    await page.goto(`${sandbox.origin("default")}/forgot`);
    await page.locator("[name=email]").fill(email);
    await page.locator("[type=submit]").click();
    const messages = page.locator("[role=alert] [data-message]");
    await expect(messages.first()).toHaveAttribute("data-message", key);
    await checkAccessibility(page);
  });
}

test("[RS-2] [RS-3] [RS-5] [API-8] a parent of three sets up the account", async ({
  page,
  sandbox,
}) => {
  await page.goto((await sendMail(sandbox, "ActivateParent")).url);
  for (const child of ["Zoé Bouchard", "Émile Bouchard", "Anne-Sophie Bouchard-N’Diaye"]) {
    await expect(page.getByText(child)).toBeVisible();
  }
  await page.locator("[name=password]").fill(newPassword);
  await page.locator("[name=confirmPassword]").fill("something else");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-message=validateEqual]")).toBeVisible();
  await checkAccessibility(page);
  await page.locator("[name=confirmPassword]").fill(newPassword);
  await page.locator("[type=submit]").click();
  await page.waitForURL("**/workspace/family?activate=true");
});

test("[RS-6] [RS-7] a student sets up the account, in French", full, async ({ page, sandbox }) => {
  await page.goto((await sendMail(sandbox, "ActivateAccount", { language: "fr-CA" })).url);
  await expect(page.getByText(/terminer l’activation/u)).toBeVisible();
  await checkAccessibility(page);
  await page.locator("[name=password]").fill(newPassword);
  await page.locator("[type=submit]").click();
  await page.waitForURL("**/workspace/student?activate=true");
});

test("[API-17] a higher-education user registers and signs in", full, async ({ page, sandbox }) => {
  await page.goto((await sendMail(sandbox, "HigherEdActivation")).url);
  await page.locator("[name=password]").fill(newPassword);
  await page.locator("[type=submit]").click();
  await expect(page.locator("[data-message=ACCOUNT_ACTIVATED]")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await signIn(page, { username: "tomas.rivera", password: newPassword });
  await page.waitForURL("**/workspace/higher-ed");
});

test(
  "[QF-3] [QF-10] password managers learn whose password it is, and the rule ticks off",
  full,
  async ({ page, sandbox }) => {
    await page.goto((await sendMail(sandbox, "ForceResetPassword")).url);
    await expect(page.locator("form [autocomplete=username]")).toHaveValue("marcus.bell");
    await expect(page.getByText("At least 8 characters, of any kind")).toBeVisible();
    await expect(page.locator("[type=submit]")).toBeDisabled();
    await page.locator("[name=password]").fill("12345678");
    await expect(page.getByText("At least 8 characters: done")).toBeVisible();
    await expect(page.locator("[type=submit]")).toBeEnabled();
  },
);

test(
  "[MR-1] [MR-2] [SI-7] be forced to change, then sign in with the new password",
  full,
  async ({ page, sandbox }) => {
    await openForcedChange(page, sandbox.origin("default"));
    await expect(page.getByRole("heading", heading)).toBeFocused();
    await checkAccessibility(page);
    await page.locator("[name=password]").fill(newPassword);
    await page.locator("[type=submit]").click();
    await expect(page.locator("[data-message=PASSWORD_CHANGED]")).toBeVisible();
    await checkAccessibility(page);
    await signIn(page, { username: people.mustReset.username, password: newPassword });
    await page.waitForURL("**/workspace/student");
  },
);

test(
  "[MR-1] a reload of the forced change leads to sign-in: the pending change is gone",
  full,
  async ({ page, sandbox }) => {
    await openForcedChange(page, sandbox.origin("default"));
    await page.reload();
    await expect(page.locator("[name=username]")).toBeVisible();
  },
);

for (const [kind, address] of [
  ["VerifyEmail", "maya@home.example"],
  ["UsernameChange", "sofia@home.example"],
] as const) {
  test(
    `[VF-1] [VF-2] [VF-4] ${kind}: confirmed, then used, in the language of the link`,
    full,
    async ({ page, sandbox, guard }) => {
      guard.allow(/409/u);
      const { url } = await sendMail(sandbox, kind, { language: "fr-CA" });
      await page.goto(url);
      await expect(page.getByText(address)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
      await checkAccessibility(page);
      await page.reload();
      await expect(page.locator("[data-message=LINK_CLOSED]")).toBeVisible();
      await page.goto(url);
      await expect(page.locator("[data-message=VERIFY_LINK_USED]")).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole("link", { name: "Se connecter" }).click();
      await expect(page.locator("[name=username]")).toBeVisible();
    },
  );

  test(
    `[VF-2] [VF-3] ${kind}: an expired link is renewed`,
    full,
    async ({ page, sandbox, guard }) => {
      guard.allow(/410/u);
      const mail = await sendMail(sandbox, kind);
      await spoilLink(sandbox, mail, "expire");
      await page.goto(mail.url);
      const notice = page.locator("main .wm-fact");
      await expect(notice).toHaveCount(0);
      await page.getByRole("button", { name: "Click here to get a new one" }).click();
      await expect(notice).toContainText(address);
      await expect(page.getByRole("heading", heading)).toHaveText("Check your email");
      await checkAccessibility(page);
      await page.goto((await newestMail(sandbox)).url);
      await expect(page.getByText(address)).toBeVisible();
    },
  );
}

test("[QF-11] password managers find the forgot page", full, async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin("default")}/.well-known/change-password`);
  await expect(page).toHaveURL(/\/forgot$/u);
  await expect(page.locator("[name=email]")).toBeVisible();
});
