import { people } from "../../fixtures/people.ts";
import { type Journey, opens, refused, signsInAs, submit } from "./journey.ts";

/** Signing in, and what may prevent it. */
export const signingIn: readonly Journey[] = [
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
    steps: [signsInAs(people.everything, "[data-workspace]")],
  },
];
