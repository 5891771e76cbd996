import type { Page } from "@playwright/test";
import { sendMail } from "../../fixtures/mail.ts";
import { people, signIn } from "../../fixtures/people.ts";
import type { RunningSandbox } from "../../fixtures/sandbox-process.ts";

export interface Stage {
  page: Page;
  sandbox: RunningSandbox;
  language: "en-CA" | "fr-CA";
  /** An address of the default app, in the language. */
  at: (path: string) => string;
}

/** What is done, and what is on the page when it has come to rest. */
export interface Step {
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

export const submit = ({ page }: Stage) => page.locator("main [type=submit]").click();
/** A form that listens. */
export const form = "form[data-ready]";

/** The steps that several journeys share. */
export const opens = (path: string): Step => ({
  name: "the page opens",
  loads: true,
  act: ({ page, at }) => page.goto(at(path)),
  rest: form,
});

export const opensMail = (kind: string, rest: string): Step => ({
  name: "the mail's link",
  loads: true,
  act: async ({ page, sandbox, language }) =>
    page.goto((await sendMail(sandbox, kind, { language })).url),
  rest,
});

export const opensExpiredMail = (kind: string, rest: string): Step => ({
  name: "the mail's link",
  loads: true,
  act: async ({ page, sandbox, language }) => {
    const mail = await sendMail(sandbox, kind, { language });
    await sandbox.console(`/mails/${mail.id}/expire`);
    await page.goto(mail.url);
  },
  rest,
});

export const signsInAs = (person: Parameters<typeof signIn>[1], rest: string): Step => ({
  name: "signing in leads to it",
  act: async ({ page, at }) => {
    await page.goto(at("/"));
    await signIn(page, person);
  },
  rest,
});

export const refused: Step = {
  name: "a wrong password",
  act: ({ page }) => signIn(page, { ...people.student, password: "not this one" }),
  rest: "[role=alert]:focus",
};
