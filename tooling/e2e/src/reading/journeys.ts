import type { Page } from "@playwright/test";
import { newestMail, sendMail, spoilLink } from "../fixtures/mail.ts";
import { people, signIn } from "../fixtures/people.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";

export interface Stage {
  page: Page;
  sandbox: RunningSandbox;
  language: "en-CA" | "fr-CA";
  /** An address of the default app, in the language. */
  at: (path: string) => string;
}

/** What is done, and what is on the page when it has come to rest. */
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

const opens = (path: string, name = "the page opens", rest = form): Step => ({
  name,
  loads: true,
  act: ({ page, at }) => page.goto(at(path)),
  rest,
});

const opensMail = (kind: string, rest: string, deed?: "expire"): Step => ({
  name: "the mail's link",
  loads: true,
  act: async ({ page, sandbox, language }) => {
    const mail = await sendMail(sandbox, kind, { language });
    if (deed) await spoilLink(sandbox, mail, deed);
    await page.goto(mail.url);
  },
  rest,
});

const clicks = (name: string, selector: string, rest: string): Step => ({
  name,
  act: ({ page }) => page.locator(selector).click(),
  rest,
});

const submits = (name: string, fields: Record<string, string>, rest: string): Step => ({
  name,
  act: async ({ page }) => {
    for (const [field, value] of Object.entries(fields)) {
      await page.locator(`[name=${field}]`).fill(value);
    }
    await page.locator("main [type=submit]").click();
  },
  rest,
});

const signsInAs = (person: Parameters<typeof signIn>[1], rest: string): Step => ({
  name: "signing in leads to it",
  act: async ({ page, at }) => {
    await page.goto(at("/"));
    await signIn(page, person);
  },
  rest,
});

const refused: Step = {
  name: "a wrong password",
  act: ({ page }) => signIn(page, { ...people.student, password: "not this one" }),
  rest: refusal,
};

const setsOffline = (name: string, offline: boolean, rest: string): Step => ({
  name,
  act: ({ page }) => page.context().setOffline(offline),
  rest,
});

/** The journeys that are listened to. */
export const journeys: readonly Journey[] = [
  {
    name: "sign-in",
    steps: [
      opens("/"),
      refused,
      {
        name: "the password is shown",
        act: ({ page }) => page.getByRole("button", { name: /^(?:Show|Afficher)/u }).click(),
        rest: "[name=password][type=text]",
      },
    ],
  },
  {
    name: "must-reset",
    steps: [
      signsInAs(people.mustReset, "h1:focus"),
      submits("a new password", { password: newPassword }, "[data-message=PASSWORD_CHANGED]"),
    ],
  },
  {
    name: "choice of a workspace",
    steps: [signsInAs(people.everything, "[data-workspace]")],
  },
  {
    name: "forgot",
    steps: [
      opens("/forgot"),
      submits("an unknown address", { email: "nobody@example.com" }, refusal),
      submits("the right one", { email: "maya.chen@riverside.example" }, "h1:focus"),
      {
        name: "the mail's link",
        loads: true,
        act: async ({ page, sandbox }) => page.goto((await newestMail(sandbox)).url),
        rest: form,
      },
      {
        name: "a password that is long enough",
        act: ({ page }) => page.locator("[name=password]").fill(newPassword),
        rest: "[data-met=true]",
      },
    ],
  },
  {
    name: "activation of a parent",
    steps: [
      opensMail("ActivateParent", form),
      {
        name: "two passwords that differ",
        act: async ({ page }) => {
          await page.locator("[name=password]").fill(newPassword);
          await page.locator("[name=confirmPassword]").fill("something else");
          await page.keyboard.press("Enter");
        },
        rest: "[data-message=validateEqual]",
      },
    ],
  },
  {
    name: "a link that has expired",
    steps: [opensMail("ActivateAccount", "main [data-message]", "expire")],
  },
  {
    name: "registration",
    steps: [
      opens("/sso/newcomer", "the district's door leads to the question", registers),
      clicks("no account yet", registers, form),
      {
        name: "a first name is missing",
        act: async ({ page }) => {
          await page.locator("[name=lastName]").fill("Park");
          await page.locator("[name=institutionId]").selectOption("riverside");
          await page.locator("[name=firstName]").fill("");
          await page.locator("[name=firstName]").press("Enter");
        },
        rest: refusal,
      },
      submits("all of it", { firstName: "Jo" }, "h1:focus"),
    ],
  },
  {
    name: "linking",
    steps: [opens("/sso/maya", "the district's door leads to the form"), refused],
  },
  {
    name: "verification",
    steps: [opensMail("VerifyEmail", ".wm-fact")],
  },
  {
    name: "a confirmation that has expired",
    steps: [
      opensMail("VerifyEmail", ".wm-resend button", "expire"),
      clicks("another one is sent", ".wm-resend button", ".wm-resend [data-tone=success]"),
    ],
  },
  {
    name: "the line goes and comes back",
    steps: [
      opens("/"),
      setsOffline("no line", true, "text=/You’re offline|Vous êtes hors ligne/"),
      setsOffline("the network is back", false, "text=/back online|de nouveau en ligne/"),
    ],
  },
];
