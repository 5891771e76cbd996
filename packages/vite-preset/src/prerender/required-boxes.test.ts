import { type Region, requiredBox, type Slots } from "@waymark/core";
import { expect, it } from "vitest";
import { checkRegionKeys } from "./region-keys.ts";
import { checkRequiredBoxTexts } from "./required-boxes.ts";

const boxOf = (name: string) =>
  requiredBox({ name, label: "region.terms", missing: "region.termsMissing" });
const Part = () => null;
const check = (slots: Slots) => () =>
  checkRegionKeys({
    productName: "Prairie",
    variants: ["default"],
    header: Part,
    slots,
  } satisfies Region);

it.each<[string, string, Slots]>([
  ["sign-in", "password", { "sign-in": { beforeButton: boxOf("password") } }],
  ["sign-in", "remember", { "sign-in": { beforeButton: [Part, boxOf("remember")] } }],
  ["registration", "email", { registration: { beforeButton: boxOf("email") } }],
  ["forgot", "terms", { forgot: { beforeButton: [boxOf("terms"), boxOf("terms")] } }],
])(
  "[QR-1] a required box of %s with the taken name %s stops the build: the form would not ask for it",
  (screen, name, slots) => {
    expect(check(slots)).toThrow(
      `slots.${screen}.beforeButton: ${name} is the name of another field of this form. Choose another one for the required box.`,
    );
  },
);

it.each<[string, Slots]>([
  ["sign-in.belowForm", { "sign-in": { belowForm: boxOf("terms") } }],
  ["forgot.aboveForm", { forgot: { aboveForm: [Part, boxOf("terms")] } }],
  ["sign-in.besideField", { "sign-in": { besideField: { password: boxOf("terms") } } }],
  ["switch-account.cardFoot", { "switch-account": { cardFoot: boxOf("terms") } }],
])("[QR-1] a required box in %s stops the build: no form asks for it there", (place, slots) => {
  expect(check(slots)).toThrow(
    `slots.${place}: no form asks for the required box terms there. Put it into beforeButton.`,
  );
});

it("[QR-1] a required box may have the name of a field of another form", () => {
  const slots: Slots = {
    "sign-in": { beforeButton: [boxOf("email"), boxOf("terms")] },
    forgot: { beforeButton: Part },
    reset: { beforeButton: boxOf("remember") },
  };
  expect(check(slots)).not.toThrow();
});

it("[QR-4] a required box whose text or message is none stops the build: people would read its key", () => {
  const slots: Slots = { "sign-in": { beforeButton: [Part, boxOf("terms")] } };
  const texts = { "region.terms": "I accept", "region.termsMissing": "Accept the terms." };
  expect(() => checkRequiredBoxTexts(slots, texts)).not.toThrow();
  const own = { "region.term": "I accept", "region.termsMissing": "Accept the terms." };
  expect(() => checkRequiredBoxTexts(slots, own)).toThrow(
    "slots.sign-in.beforeButton: region.terms, the label of the required box terms, is not a text; did you mean region.term?",
  );
  expect(() => checkRequiredBoxTexts(slots, { "region.terms": "I accept" })).toThrow(
    "region.termsMissing, the missing of the required box terms, is not a text.",
  );
  expect(() => checkRequiredBoxTexts(undefined, {})).not.toThrow();
});
