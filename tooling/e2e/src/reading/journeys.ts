import type { Page } from "@playwright/test";
import { newestMail, sendMail } from "../fixtures/mail.ts";
import { people, signIn } from "../fixtures/people.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";

interface Stage {
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

interface Journey {
  name: string;
  steps: readonly Step[];
}

const submit = ({ page }: Stage) => page.locator("main [type=submit]").click();
const form = "form[data-ready]";

/** The journeys that are listened to. */
export const journeys: readonly Journey[] = [
  {
    name: "sign-in",
    steps: [
      {
        name: "the page opens",
        loads: true,
        act: ({ page, at }) => page.goto(at("/")),
        rest: form,
      },
      {
        name: "a wrong password",
        act: ({ page }) => signIn(page, { ...people.student, password: "not this one" }),
        rest: "[role=alert]:focus",
      },
      {
        name: "the password is shown",
        act: ({ page }) => page.getByRole("button", { name: /^(?:Show|Afficher)/u }).click(),
        rest: "[name=password][type=text]",
      },
    ],
  },
  {
    name: "forgot",
    steps: [
      {
        name: "the page opens",
        loads: true,
        act: ({ page, at }) => page.goto(at("/forgot")),
        rest: form,
      },
      {
        name: "an address nobody has",
        act: async (stage) => {
          await stage.page.locator("[name=email]").fill("nobody@example.com");
          await submit(stage);
        },
        rest: "[role=alert]:focus",
      },
      {
        name: "the right one",
        act: async (stage) => {
          await stage.page.locator("[name=email]").fill("maya.chen@riverside.example");
          await submit(stage);
        },
        rest: "h1:focus",
      },
      {
        name: "the mail's link",
        loads: true,
        act: async ({ page, sandbox }) => page.goto((await newestMail(sandbox)).url),
        rest: form,
      },
      {
        name: "a password that is long enough",
        act: ({ page }) => page.locator("[name=password]").fill("mountain river 9"),
        rest: "[data-met=true]",
      },
    ],
  },
  {
    name: "activation of a parent",
    steps: [
      {
        name: "the mail's link",
        loads: true,
        act: async ({ page, sandbox, language }) =>
          page.goto((await sendMail(sandbox, "ActivateParent", { language })).url),
        rest: form,
      },
      {
        name: "two passwords that differ",
        act: async (stage) => {
          await stage.page.locator("[name=password]").fill("mountain river 9");
          await stage.page.locator("[name=confirmPassword]").fill("something else");
          await stage.page.keyboard.press("Enter");
        },
        rest: "[data-message=validateEqual]",
      },
    ],
  },
  {
    name: "must-reset",
    steps: [
      {
        name: "signing in leads to it",
        act: async ({ page, at }) => {
          await page.goto(at("/"));
          await signIn(page, people.mustReset);
        },
        rest: "h1:focus",
      },
      {
        name: "a new password",
        act: async (stage) => {
          await stage.page.locator("[name=password]").fill("mountain river 9");
          await submit(stage);
        },
        rest: "[data-message=PASSWORD_CHANGED]",
      },
    ],
  },
  {
    name: "choice of a workspace",
    steps: [
      {
        name: "signing in leads to it",
        act: async ({ page, at }) => {
          await page.goto(at("/"));
          await signIn(page, people.everything);
        },
        rest: "[data-workspace]",
      },
    ],
  },
  {
    name: "a link that has expired",
    steps: [
      {
        name: "the mail's link",
        loads: true,
        act: async ({ page, sandbox, language }) => {
          const mail = await sendMail(sandbox, "ActivateAccount", { language });
          await sandbox.console(`/mails/${mail.id}/expire`);
          await page.goto(mail.url);
        },
        rest: "main [data-message]",
      },
    ],
  },
];
