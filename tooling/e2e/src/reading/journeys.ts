import type { Page } from "@playwright/test";
import { fill, openMailed } from "../atlas/steps.ts";
import { newestMail } from "../fixtures/mail.ts";
import { people, signIn } from "../fixtures/people.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";

export interface Stage {
  page: Page;
  sandbox: RunningSandbox;
  language: "en-CA" | "fr-CA";
  /** An address of the default app, in the language. */
  at: (path: string) => string;
}

/** Action of a step, and the page when it has come to rest. */
interface Step {
  name: string;
  /** A page that is loaded is read from its top, whatever it said on the way. */
  loads?: true;
  act: (stage: Stage) => Promise<unknown>;
  rest: string;
}

export interface Journey {
  name: string;
  steps: readonly Step[];
}

/** A form that listens. */
const form = "form[data-ready]";
const refusal = "[role=alert]:focus";
const newPassword = "mountain river 9";
const registers = "main a[href*='/registration/']";

const step = (name: string, rest: string, act: Step["act"]): Step => ({ name, rest, act });

const loads = (...parts: Parameters<typeof step>): Step => ({ ...step(...parts), loads: true });

const opens = (path: string, name = "the page opens", rest = form): Step =>
  loads(name, rest, ({ page, at }) => page.goto(at(path)));

const opensMail = (kind: string, rest: string, action?: "expire"): Step =>
  loads("the mail's link", rest, openMailed(kind, action));

const clicks = (name: string, selector: string, rest: string): Step =>
  step(name, rest, ({ page }) => page.locator(selector).click());

const submits = (name: string, fields: Record<string, string>, rest: string): Step =>
  step(name, rest, async ({ page }) => {
    await fill(page, fields);
    await page.locator("main [type=submit]").click();
  });

const signsInAs = (person: Parameters<typeof signIn>[1], rest: string): Step =>
  step("signing in leads to it", rest, async ({ page, at }) => {
    await page.goto(at("/"));
    await signIn(page, person);
  });

const refused = step("a wrong password", refusal, ({ page }) =>
  signIn(page, { ...people.student, password: "not this one" }),
);

const setsOffline = (name: string, offline: boolean, rest: string): Step =>
  step(name, rest, ({ page }) => page.context().setOffline(offline));

const stepsOf: Readonly<Record<string, readonly Step[]>> = {
  "sign-in": [
    opens("/"),
    refused,
    step("the password is shown", "[name=password][type=text]", ({ page }) =>
      page.getByRole("button", { name: /^(?:Show|Afficher)/u }).click(),
    ),
  ],
  "must-reset": [
    signsInAs(people.mustReset, "h1:focus"),
    submits("a new password", { password: newPassword }, "[data-message=PASSWORD_CHANGED]"),
  ],
  "choice of a workspace": [signsInAs(people.everything, "[data-workspace]")],
  forgot: [
    opens("/forgot"),
    submits("an unknown address", { email: "nobody@example.com" }, refusal),
    submits("the right one", { email: "maya.chen@riverside.example" }, "h1:focus"),
    loads("the mail's link", form, async ({ page, sandbox }) =>
      page.goto((await newestMail(sandbox)).url),
    ),
    step("a password that is long enough", "[data-met=true]", ({ page }) =>
      page.locator("[name=password]").fill(newPassword),
    ),
  ],
  "activation of a parent": [
    opensMail("ActivateParent", form),
    step("two passwords that differ", "[data-message=validateEqual]", async ({ page }) => {
      await fill(page, { password: newPassword, confirmPassword: "something else" });
      await page.keyboard.press("Enter");
    }),
  ],
  "a link that has expired": [opensMail("ActivateAccount", "main [data-message]", "expire")],
  registration: [
    opens("/sso/newcomer", "the district's door leads to the question", registers),
    clicks("no account yet", registers, form),
    step("a first name is missing", refusal, async ({ page }) => {
      await fill(page, { lastName: "Park", institutionId: "riverside", firstName: "" });
      await page.locator("[name=firstName]").press("Enter");
    }),
    submits("all of it", { firstName: "Jo" }, "h1:focus"),
  ],
  linking: [opens("/sso/maya", "the district's door leads to the form"), refused],
  verification: [opensMail("VerifyEmail", ".wm-fact")],
  "a confirmation that has expired": [
    opensMail("VerifyEmail", ".wm-resend button", "expire"),
    clicks("another one is sent", ".wm-resend button", "main .wm-fact"),
  ],
  "the line goes and comes back": [
    opens("/"),
    setsOffline("no line", true, "text=/You’re offline|Vous êtes hors ligne/"),
    setsOffline("the network is back", false, "text=/back online|de nouveau en ligne/"),
  ],
};

/** The journeys that are listened to. */
export const journeys: readonly Journey[] = Object.entries(stepsOf).map(([name, steps]) => {
  return { name, steps };
});
