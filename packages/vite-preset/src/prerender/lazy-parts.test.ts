import { createRequire } from "node:module";
import { lazyIllustration, lazyPage, ownComponents, requiredBox, type Region } from "@waymark/core";
import { expect, it } from "vitest";
import { checkRegionKeys } from "./region-keys.ts";

const { memo } = createRequire(import.meta.resolve("@waymark/core"))("react");
const Part = () => null;
const region: Region = { productName: "Prairie", variants: ["default"], header: Part };
// As React's `lazy` makes it.
const Late = lazyIllustration(
  async () => ({ Part }),
  (module) => module.Part,
);
const LatePage = lazyPage(
  async () => ({ Part }),
  (module) => module.Part,
);
/** As one writes a component of a server. */
const News = async () => "news";
/** A box with what is shown below it. The types of React have a component that is async. */
const boxOver = (Below: () => Promise<string>) =>
  requiredBox({ name: "terms", label: "region.terms", missing: "region.termsMissing", Below });
const check = (more: object) => () => checkRegionKeys({ ...region, ...more });

it.each([
  ["header", { header: Late }],
  ["header", { header: memo(memo(Late)) }],
  ["brandLogos", { brandLogos: memo(LatePage) }],
  ["footer", { footer: LatePage }],
  ["provider", { provider: Late }],
  ["brandLogos", { brandLogos: Late }],
  ["variantLogos.default.above", { variantLogos: { default: { above: Late } } }],
  ["slots.sign-in.belowForm", { slots: { "sign-in": { belowForm: LatePage } } }],
  ["slots.sign-in.aboveForm", { slots: { "sign-in": { aboveForm: [Part, Late] } } }],
  ["slots.forgot.besideField.email", { slots: { forgot: { besideField: { email: Late } } } }],
  ["variantLogos.modules.above", { variantLogos: { modules: { above: Late } } }],
  ["components.field", { components: ownComponents({ field: Late }) }],
])("[QR-4] a lazy %s stops the build: the form would wait for its script", (part, more) => {
  expect(check(more)).toThrow(
    `${part} is lazy: the form would wait for it. Import it; lazyPage is for pages and screens.`,
  );
});

it.each([
  ["slots.sign-in.belowForm", { slots: { "sign-in": { belowForm: News } } }],
  ["header", { header: memo(News) }],
  ["slots.sign-in.beforeButton.Below", { slots: { "sign-in": { beforeButton: boxOver(News) } } }],
])("[QR-1] an async %s stops the build: the form would wait for it at each key", (part, more) => {
  expect(check(more)).toThrow(
    `${part} is async: the form would wait for it. Load its data in an effect, or by useRegionData.`,
  );
});

it("[QR-4] pages, screens and the illustration may be lazy", () => {
  const pages = { "/about": LatePage };
  const slots = { "sign-in": { belowForm: Part, besideField: { username: [Part] } } };
  const more = { pages, screens: { forgot: LatePage }, illustration: Late, slots };
  expect(check(more)).not.toThrow();
});
