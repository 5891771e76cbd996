import { form, type Journey, refused, submit } from "./journey.ts";

/** Coming from the pretended district. */
export const singleSignOn: readonly Journey[] = [
  {
    name: "registration",
    steps: [
      {
        name: "the district's door leads to the question",
        loads: true,
        act: ({ page, at }) => page.goto(at("/sso/newcomer")),
        rest: "main a[href*='/registration/']",
      },
      {
        name: "no account yet",
        act: ({ page }) => page.locator("main a[href*='/registration/']").click(),
        rest: form,
      },
      {
        name: "a first name is missing",
        act: async ({ page }) => {
          await page.locator("[name=lastName]").fill("Park");
          await page.locator("[name=institutionId]").selectOption("riverside");
          await page.locator("[name=firstName]").fill("");
          await page.locator("[name=firstName]").press("Enter");
        },
        rest: "[role=alert]:focus",
      },
      {
        name: "all of it",
        act: async (stage) => {
          await stage.page.locator("[name=firstName]").fill("Jo");
          await submit(stage);
        },
        rest: "h1:focus",
      },
    ],
  },
  {
    name: "linking",
    steps: [
      {
        name: "the district's door leads to the form",
        loads: true,
        act: ({ page, at }) => page.goto(at("/sso/maya")),
        rest: form,
      },
      refused,
    ],
  },
];
