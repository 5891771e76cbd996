import { checkAccessibility } from "./fixtures/accessibility.ts";
import { sendMail, spoilLink } from "./fixtures/mail.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Mailed links that are expired, used, cut off or could not be checked. */

const heading = { level: 1 } as const;

const activations = [
  ["ActivateAccount", "en-CA", "This link doesn’t work"],
  ["ActivateParent", "fr-CA", "Ce lien ne fonctionne pas"],
  ["HigherEdActivation", "en-CA", "This link doesn’t work"],
] as const;

for (const [kind, language, title] of activations) {
  for (const action of ["expire", "use"] as const) {
    test(
      `[RS-8] ${kind} in ${language}, ${action}d: a way to a new link`,
      full,
      async ({ page, sandbox, guard }) => {
        guard.allow(/400/u);
        const mail = await sendMail(sandbox, kind, { language });
        await spoilLink(sandbox, mail, action);
        await page.goto(mail.url);
        await expect(page.getByRole("heading", heading)).toHaveText(title);
        const expired =
          kind === "ActivateParent"
            ? "FORGOT_PASSWORD_LINK_EXPIRED_PARENT"
            : "FORGOT_PASSWORD_LINK_EXPIRED";
        const key = action === "expire" ? expired : "FORGOT_PASSWORD_LINK_USED";
        await expect(page.locator("[data-message]").first()).toHaveAttribute("data-message", key);
        await checkAccessibility(page);
        const main = page.locator("main .wm-button").first();
        await expect(main).toHaveAttribute(
          "href",
          action === "use" ? /^\/(?:\?|$)/u : /^\/forgot/u,
        );
        await page.locator("main a[href^='/forgot']").click();
        await expect(page.locator("[name=email]")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      },
    );
  }
}

test(
  "[RS-8] [RT-10] a link that a mail program cut off is a link that doesn't work",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/400/u);
    const { url } = await sendMail(sandbox, "ActivateAccount");
    await page.goto(url.replace(/.{6}\/ActivateAccount/u, "/ActivateAccount"));
    await expect(page.locator("[data-message=GENERIC_ERROR]")).toBeVisible();
    await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();
  },
);

test("[RS-1] [RS-10] a link opens with the full stop of its sentence", async ({
  page,
  sandbox,
}) => {
  const { url } = await sendMail(sandbox, "ActivateParent");
  await page.goto(`${url}.`);
  await expect(page.locator("[name=confirmPassword]")).toBeVisible();
});

test(
  "[RT-2] [RS-8] a link that was cut off before its type says so at sign-in",
  full,
  async ({ page, sandbox }) => {
    const { url } = await sendMail(sandbox, "ActivateAccount", { language: "fr-CA" });
    await page.goto(url.replace("/ActivateAccount", ""));
    await expect(page.locator("[data-message=LINK_CUT_OFF]")).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/\?lang=fr$/u);
    await checkAccessibility(page);
  },
);

test(
  "[RS-8] a check that got no answer can be tried again",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/ERR_FAILED/u);
    const { url } = await sendMail(sandbox, "ActivateAccount");
    await page.route("**/validateemailtoken", (route) => route.abort("failed"), { times: 1 });
    await page.goto(url);
    await expect(page.getByRole("heading", heading)).toHaveText("We couldn’t check your link");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("[name=password]")).toBeVisible();
  },
);

test(
  "[MP-1] an old list says that its link has expired",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/400/u);
    const mail = await sendMail(sandbox, "MassPrint", { language: "fr-CA" });
    await spoilLink(sandbox, mail, "expire");
    await page.goto(mail.url);
    await expect(page.locator("[data-message=MASSPRINT_LINK_EXPIRED]")).toBeVisible();
    await checkAccessibility(page);
  },
);
