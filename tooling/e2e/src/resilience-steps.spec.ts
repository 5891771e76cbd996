import type { Page } from "@playwright/test";
import { formNamed, forms, openFilled } from "./atlas/forms.ts";
import { pathOf } from "./atlas/rows.ts";
import { sendMail, spoilLink } from "./fixtures/mail.ts";
import { people, signIn } from "./fixtures/people.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { settled } from "@waymark/testing/browser";
import { full } from "./fixtures/share.ts";
import { delayRequests } from "./fixtures/requests.ts";
import { expect, test } from "./fixtures/test.ts";

/** Every step of every journey: what a reload, the same address in a new tab, and Back and Forward find there. */

interface Step {
  name: string;
  reach: (page: Page, sandbox: RunningSandbox) => Promise<void>;
  /** Mark of the step itself. */
  at: string;
  /** Landing place of a reload or a new tab, if not the same step: an earlier one, with the key of its message. */
  lands?: string;
  /** The same for a new tab, which knows nothing of the history of this one. */
  tab?: string;
  /** The same for Back and then Forward. */
  returns?: string;
  /** Landing place of Back, where the page before leads on at once. */
  back?: string;
}

const field = (name: string) => `main [name="${name}"]`;
const screen = (title: string) => `[data-screen="${title}"] h1`;
const said = (key: string) => `main [data-message="${key}"]`;

const open =
  (path: string): Step["reach"] =>
  async (page, sandbox) =>
    void (await page.goto(sandbox.origin("default") + path));

const mailed =
  (kind: string, action?: "expire" | "use"): Step["reach"] =>
  async (page, sandbox) => {
    const mail = await sendMail(sandbox, kind);
    if (action) await spoilLink(sandbox, mail, action);
    await page.goto(mail.url);
  };

const signedIn =
  (person: { username: string; password: string }): Step["reach"] =>
  async (page, sandbox) => {
    await page.goto(sandbox.origin("default"));
    await signIn(page, person);
  };

/** Comes to a form of the table and sends it. */
const sent =
  (name: string): Step["reach"] =>
  async (page, sandbox) => {
    await openFilled(page, sandbox, formNamed(name));
    await page.locator("main [type=submit]").click();
  };

/** The address has no token any more, which only this tab's history remembers. */
const tab = said("LINK_CLOSED");

const steps: readonly Step[] = [
  { name: "sign-in", reach: open("/"), at: field("password") },
  { name: "sign-in in French", reach: open("/?lang=fr"), at: 'html[lang="fr-CA"] [name=username]' },
  {
    name: "sign-in, switched to French",
    reach: async (page, sandbox) => {
      await page.goto(`${sandbox.origin("default")}/?redirect=%2Fplan`);
      await page.getByRole("link", { name: "Français" }).click();
    },
    at: 'html[lang="fr-CA"] [name=username]',
  },
  {
    name: "sign-in refused",
    reach: signedIn({ ...people.student, password: "wrong" }),
    at: said("USERNAME_OR_PASSWORD_NOT_FOUND"),
    lands: field("password"),
  },
  { name: "forgot", reach: open("/forgot"), at: field("email") },
  {
    name: "forgot, sent",
    reach: sent("forgotPassword"),
    at: screen("forgot.sentTitle"),
    lands: said("LINK_ALREADY_SENT"),
    tab: field("email"),
  },
  { name: "reset", reach: mailed("ForceResetPassword"), at: field("password"), tab },
  { name: "activation", reach: mailed("ActivateAccount"), at: field("password"), tab },
  {
    name: "activation of a parent",
    reach: mailed("ActivateParent"),
    at: field("confirmPassword"),
    tab,
  },
  {
    name: "a link that has expired",
    reach: mailed("ActivateAccount", "expire"),
    at: said("FORGOT_PASSWORD_LINK_EXPIRED"),
    tab,
  },
  {
    name: "must-reset",
    reach: formNamed("mustResetPassword").open,
    at: screen("mustReset.title"),
    // Back gives the change up: the next person at the screen must not set that password.
    returns: said("STEP_ENDED"),
    lands: field("username"),
    tab: said("STEP_ENDED"),
  },
  {
    name: "must-reset, done",
    reach: sent("mustResetPassword"),
    at: said("PASSWORD_CHANGED"),
    lands: field("username"),
    returns: field("username"),
  },
  {
    name: "account choice",
    reach: async (page, sandbox) => {
      await page.goto(`${sandbox.origin("default")}/account/k1`);
      await page.waitForURL("**/account/-*");
    },
    at: screen("account.title"),
    tab,
  },
  { name: "registration", reach: formNamed("registration").open, at: field("firstName"), tab },
  {
    name: "registration, sent",
    reach: sent("registration"),
    at: screen("registrationConfirmation.title"),
  },
  {
    name: "portfolio linking",
    reach: formNamed("portfolioLinking").open,
    at: field("username"),
    tab,
  },
  {
    name: "workspace choice",
    reach: signedIn(people.everything),
    at: "[data-workspace]",
    tab: screen("switch.failed"),
    // The stored sign-in opens another session, in which the address of before is refused.
    back: "[data-workspace]",
  },
  {
    name: "email confirmed",
    reach: mailed("VerifyEmail"),
    at: screen("verify.title"),
    lands: field("username"),
    returns: tab,
    tab,
  },
  {
    name: "confirmation expired",
    reach: mailed("VerifyEmail", "expire"),
    at: said("VERIFY_LINK_EXPIRED"),
    tab,
  },
  {
    name: "username changed",
    reach: mailed("UsernameChange"),
    at: screen("username.title"),
    lands: field("username"),
    returns: tab,
    tab,
  },
  {
    name: "class list expired",
    reach: mailed("MassPrint", "expire"),
    at: said("MASSPRINT_LINK_EXPIRED"),
    tab,
  },
  {
    name: "offline",
    reach: async (page, sandbox) => {
      await page.goto(sandbox.origin("default"));
      await settled(page);
      await page.context().setOffline(true);
      await page.getByText("You’re offline.").waitFor();
      await page.context().setOffline(false);
    },
    at: field("password"),
  },
  {
    name: "crashed",
    reach: async (page, sandbox) => {
      await page.route("**/static-screens-*.js*", (route) => route.fulfill({ status: 404 }));
      await page.goto(`${sandbox.origin("default")}/noaccount`);
      await page.locator(screen("missing.title")).waitFor();
      await page.unroute("**/static-screens-*.js*");
    },
    at: "main h1",
    lands: screen("noAccount.title"),
  },
];

/** Calls that do something; those that only look may be made again. */
const changingCalls = [...forms.map(({ call }) => call), pathOf("resendVerification")];

for (const step of steps) {
  test(`[QX-8] ${step.name}`, full, async ({ page, context, sandbox, guard }) => {
    guard.allow(/4\d\d|dynamically imported|did not load|INTERNET_DISCONNECTED/u);
    const { at, lands = at, returns = lands } = step;
    await page.goto(`${sandbox.origin("default")}/legal`);
    await step.reach(page, sandbox);
    await page.locator(at).first().waitFor();
    // A page that was rendered before is seen before it has loaded, and Back would then be a way out of its loading.
    await page.waitForLoadState("load");
    // The portal takes the token out of the address.
    await settled(page);
    const address = page.url();
    const repeated: string[] = [];
    context.on("request", (request) => {
      if (changingCalls.includes(new URL(request.url()).pathname)) repeated.push(request.url());
    });

    await test.step("Back and Forward", async () => {
      // A page that leads on before it has loaded is replaced in the history; Forward would then find the earlier step.
      const answer = await delayRequests(page, "**/api/auth/redirect");
      await page.goBack();
      answer();
      if (step.back) await expect(page.locator(step.back).first()).toBeVisible();
      // On a busy machine the browser refuses it for a moment after a page has come back from the cache.
      await expect(() => page.goForward()).toPass();
      await expect(page.locator(returns).first()).toBeVisible();
    });
    await test.step("a new tab", async () => {
      const other = await context.newPage();
      await other.goto(address);
      await expect(other.locator(step.tab ?? lands)).toBeVisible();
      await other.close();
    });
    await test.step("a reload", async () => {
      await page.reload();
      await expect(page.locator(lands).first()).toBeVisible();
    });
    expect(repeated).toEqual([]);
  });
}
