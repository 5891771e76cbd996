import { people, signIn } from "../../fixtures/people.ts";
import { form, type Journey, submit } from "./journey.ts";

/** Signing in, and what may stand in its way. */
export const signingIn: readonly Journey[] = [
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
];
