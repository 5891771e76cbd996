import { newestMail } from "../../fixtures/mail.ts";
import { form, type Journey, opens, opensExpiredMail, opensMail, submit } from "./journey.ts";

/** Asking for a link, and where links lead. */
export const mailedLinks: readonly Journey[] = [
  {
    name: "forgot",
    steps: [
      opens("/forgot"),
      {
        name: "an unknown address",
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
      opensMail("ActivateParent", form),
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
    name: "a link that has expired",
    steps: [opensExpiredMail("ActivateAccount", "main [data-message]")],
  },
];
