import type { Page } from "@playwright/test";
import {
  type Answer,
  answerWith,
  EVERY_PART,
  type Form,
  forms,
  outOfWindow,
  submitRefused,
} from "./atlas/forms.ts";
import { fill } from "./atlas/steps.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Places of the fields and of the button of registration, by what the district says of the person. */

const ordinary = "jo.park@riverside.example";
const claims = {
  "an ordinary address": ordinary,
  "an address of 50 characters": "jo.alexandra.park-tremblay.de.la@district.example1",
  "an address of 56 characters": "jo.alexandra.park-tremblay.de.la.rue@district.ex.example",
  "no address": null,
};

const taken = { messages: [{ translationKey: "EMAIL_ALREADY_REGISTERED" }] };
/** The one that makes the form wait is the last. */
const refusals: readonly Answer[] = [
  { status: 400, body: {} },
  { status: 503, body: {} },
  { status: 409, body: taken },
  { status: 429, body: {}, headers: { "Retry-After": "900" } },
];

const languages = ["English", "French"] as const;

interface Visit {
  claim: string | null;
  language: (typeof languages)[number];
}

/** Opens registration on a usual desk. An address that is not vouched for is filled in. */
async function openRegistration(
  { page, sandbox }: { page: Page; sandbox: RunningSandbox },
  { claim, language }: Visit,
): Promise<Form> {
  const found = forms.find(({ name }) => name === "registration");
  if (!found) throw new Error("no form is called registration");
  const institutions = [{ institutionId: "riverside", name: "Riverside Secondary School, Ottawa" }];
  const data = { status: 200, body: { userClaim: claim, institutions, messages: [] } };
  await answerWith(page, { ...found, call: "/api/auth/getregistrationdata" }, data);
  await page.setViewportSize({ width: 1366, height: 768 });
  await found.open(page, sandbox);
  if (language === "French") {
    await page.locator(".wm-header__language").click();
    await page.locator("html[lang=fr-CA] form[data-ready]").waitFor();
  }
  return claim === null ? { ...found, values: { ...found.values, email: ordinary } } : found;
}

const visits = Object.entries(claims).flatMap(([name, claim]) =>
  languages.map((language) => ({ name, claim, language })),
);

for (const { name, ...visit } of visits) {
  test(
    `[QE-6] after any refusal of a registration with ${name}, fields and button are in the window (${visit.language})`,
    full,
    async ({ page, sandbox, guard }) => {
      guard.allow(/400|409|429|503/u);
      const form = await openRegistration({ page, sandbox }, visit);
      for (const refusal of refusals) {
        await answerWith(page, form, refusal);
        await submitRefused(page, form);
        const hidden = await outOfWindow(page, EVERY_PART);
        expect.soft(hidden, `${refusal.status}`).toEqual([]);
      }
    },
  );
}

/** A longer one is also shown in lines. */
const short = visits.filter(({ claim }) => (claim ?? "").length <= 40);
const refusedNames = { firstName: "Anne-Élise", lastName: "O'Brien-Łukasz" };

for (const { name, ...visit } of short) {
  test(
    `[QE-6] [RG-3] after a name is refused and explained beside ${name}, fields and button are in the window (${visit.language})`,
    full,
    async ({ page, sandbox }) => {
      const { values } = await openRegistration({ page, sandbox }, visit);
      for (const [field, refused] of Object.entries(refusedNames)) {
        await fill(page, { ...values, [field]: refused });
        await page.locator(`[name=${field}]`).press("Enter");
        await expect(page.locator("main form [role=alert]")).toBeFocused();
        await page.locator(`#${field}-spelling button`).waitFor();
        expect.soft(await outOfWindow(page, EVERY_PART), field).toEqual([]);
      }
    },
  );
}

test("[RG-8] [QN-4] a pending registration has no empty line in place of a code", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/400|500/u);
  const form = await openRegistration({ page, sandbox }, { claim: ordinary, language: "English" });
  const body = { messages: [{ translationKey: "REGISTRATION_PENDING" }] };
  await answerWith(page, form, { status: 500, body: {} });
  await submitRefused(page, form);
  await answerWith(page, form, { status: 400, body });
  await page.locator("main form [type=submit]").click();
  await page.locator("[data-message=REGISTRATION_PENDING]").waitFor();
  await expect(page.locator(".wm-code")).toBeHidden();
});

test("[RG-5] an institution that is emptied is red at once", full, async ({ page, sandbox }) => {
  await openRegistration({ page, sandbox }, { claim: null, language: "English" });
  const select = page.locator("[name=institutionId]");
  const colour = async (): Promise<string> =>
    select.evaluate((element) => getComputedStyle(element).borderTopColor);
  await select.selectOption("riverside");
  const before = await colour();
  await select.selectOption("");
  const error = page.locator("#institutionId-error");
  const red = await error.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(colour).toBe(red);
  expect(before).not.toBe(red);
});
