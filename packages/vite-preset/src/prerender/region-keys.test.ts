import { type Components, ownComponents, type Region } from "@waymark/core";
import { expect, it } from "vitest";
import { checkRegionKeys } from "./region-keys.ts";

const Part = () => null;
const region: Region = { productName: "Prairie", variants: ["default"], header: Part };

it("[QR-4] a region may have each key that it knows", () => {
  const slots = {
    registration: { besideField: { institutionId: Part }, inSummary: Part },
    "no-account": { cardFoot: Part },
  };
  const components = ownComponents({ field: Part, summary: Part });
  const whole = { ...region, components, footer: Part, screens: { forgot: Part }, slots };
  expect(() => checkRegionKeys(whole)).not.toThrow();
});

it.each([
  ["a screen without parts in its slots", { slots: { forgot: undefined } }],
  ["null for what it leaves out", { slots: { forgot: null, reset: { besideField: null } } }],
  ["null for whole groups", { slots: null, screens: null, variantLogos: { default: null } }],
  ["a misspelled key that has no value", { footr: undefined, screens: { fogot: undefined } }],
  ["a field of its own, which is like no key", { district: "north" }],
])("[QR-4] a region may have %s", (_, more) => {
  expect(() => checkRegionKeys({ ...region, ...more } as object as Region)).not.toThrow();
});

it.each([
  [{ footr: Part }, "footr is not a key of a region; did you mean footer? They are productName, "],
  [
    { screens: { forgto: Part } },
    "screens: forgto is not a screen that a region replaces; did you mean forgot? They",
  ],
  [
    { screens: { "mass-print": Part } },
    "screens: mass-print is not a screen that a region replaces. They are sign-in",
  ],
  [{ slots: { "sign-n": {} } }, "slots: sign-n is no screen; did you mean sign-in? They are"],
  [
    { slots: { "sign-in": { belwForm: Part } } },
    "slots.sign-in: belwForm is not a place of this screen; did you mean belowForm? They are cardHead",
  ],
  [
    { slots: { "no-account": { belowForm: Part } } },
    "slots.no-account: belowForm is not a place of this screen. They are cardHead, cardFoot.",
  ],
  [
    { slots: { "sign-in": { besideField: { email: Part } } } },
    "slots.sign-in.besideField: email is not a field of this form. They are username, password.",
  ],
  [
    { variantLogos: { default: { abov: Part } } },
    "variantLogos.default: abov is not a place of a logo; did you mean above? They are above, below.",
  ],
  [
    { components: ownComponents({ buton: Part, tip: Part } as Components) },
    "components: buton is not a component that a region replaces; did you mean button? They are button, field, ",
  ],
  [
    { namePattern: /^\p{L}+$/gu },
    "namePattern has the flag g or y, with which it refuses every second name. Leave it out.",
  ],
] as const)("[QR-4] %o stops the build", (wrong, fault) => {
  expect(() => checkRegionKeys({ ...region, ...wrong } as object as Region)).toThrow(
    `src/region.ts is wrong:\n  ${fault}`,
  );
});
