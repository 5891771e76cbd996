import { type Journey, opens, opensExpiredMail, opensMail } from "./journey.ts";

/** What happens around an account, and around a form. */
export const aroundTheAccount: readonly Journey[] = [
  {
    name: "verification",
    steps: [opensMail("VerifyEmail", ".wm-fact")],
  },
  {
    name: "a confirmation that has expired",
    steps: [
      opensExpiredMail("VerifyEmail", ".wm-resend button"),
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
      opens("/"),
      {
        name: "no line",
        act: ({ page }) => page.context().setOffline(true),
        rest: "text=/You’re offline|Vous êtes hors ligne/",
      },
      {
        name: "the network is back",
        act: ({ page }) => page.context().setOffline(false),
        rest: "text=/back online|de nouveau en ligne/",
      },
    ],
  },
];
