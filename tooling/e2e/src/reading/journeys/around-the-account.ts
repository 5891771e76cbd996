import { sendMail } from "../../fixtures/mail.ts";
import { settled } from "../../fixtures/settled.ts";
import { form, type Journey } from "./journey.ts";

/** What happens around an account, and around a form. */
export const aroundTheAccount: readonly Journey[] = [
  {
    name: "verification",
    steps: [
      {
        name: "the mail's link",
        loads: true,
        act: async ({ page, sandbox, language }) =>
          page.goto((await sendMail(sandbox, "VerifyEmail", { language })).url),
        rest: ".wm-fact",
      },
    ],
  },
  {
    name: "a confirmation that has expired",
    steps: [
      {
        name: "the mail's link",
        loads: true,
        act: async ({ page, sandbox, language }) => {
          const mail = await sendMail(sandbox, "VerifyEmail", { language });
          await sandbox.console(`/mails/${mail.id}/expire`);
          await page.goto(mail.url);
        },
        rest: ".wm-resend button",
      },
      {
        name: "another one is sent",
        act: ({ page }) => page.locator(".wm-resend button").click(),
        rest: ".wm-resend [data-tone=success]",
      },
    ],
  },
  {
    name: "the line goes and comes back",
    steps: [
      {
        name: "the page opens",
        loads: true,
        act: async ({ page, at }) => {
          await page.goto(at("/"));
          await settled(page);
        },
        rest: form,
      },
      {
        name: "no line",
        act: ({ page }) => page.context().setOffline(true),
        rest: "text=/^You're offline|^Vous êtes hors ligne/",
      },
      {
        name: "the line is back",
        act: ({ page }) => page.context().setOffline(false),
        rest: "text=/back online|de nouveau en ligne/",
      },
    ],
  },
];
