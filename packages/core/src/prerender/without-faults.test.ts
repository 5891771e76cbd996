import { describe, expect, it } from "vitest";
import { createElement, type ReactNode } from "react";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import english from "../i18n/dictionaries/en-CA.json";
import { PortalHeader } from "../layout/portal-header.tsx";
import type { Region } from "../layout/region.ts";
import { renderPage } from "./render-page.tsx";

const Broken = () => {
  throw new Error("planted");
};

type Part = () => ReactNode;
const parts: [string, (part: Part) => Partial<Region>][] = [
  ["header", (header) => ({ header })],
  ["footer", (footer) => ({ footer })],
  ["illustration", (illustration) => ({ illustration })],
  ["variantLogos.default.above", (above) => ({ variantLogos: { default: { above } } })],
];
describe("in a build, a region's part that throws", () => {
  const plain: Region = {
    productName: "Waymark",
    variants: ["default"],
    header: ({ kind }) => createElement(PortalHeader, { kind, logo: "Own header" }),
    illustration: () => null,
  };
  const pageOf = (region: Partial<Region>, path = "/") =>
    renderPage({
      region: { ...plain, ...region },
      configuration: defaultConfiguration,
      path,
      language: "en-CA",
      texts: { portal: english, legal: {} },
    });

  it.each(parts)("[QR-1] %s is the portal's own instead", async (part, regionOf) => {
    const { html, leftOut } = await pageOf(regionOf(Broken));
    expect([...leftOut.keys()]).toEqual([part]);
    expect(leftOut.get(part)).toEqual(new Error("planted"));
    expect(html).toContain("wm-header__inner");
    expect(html).toContain("wm-footer__links");
    expect(html).toContain('name="password"');
  });

  it("[QR-1] is found among others, several at once, and the others stay", async () => {
    const { html, leftOut } = await pageOf({
      footer: Broken,
      illustration: Broken,
      variantLogos: { default: { above: Broken, below: () => createElement("b", null, "Logo") } },
    });
    expect([...leftOut.keys()].sort()).toEqual([
      "footer",
      "illustration",
      "variantLogos.default.above",
    ]);
    expect(html).toContain("Own header");
    expect(html).toContain("<b>Logo</b>");
  });

  it("[QR-1] as a provider that renders none of its children, as while it waits, is left out", async () => {
    const { html, leftOut } = await pageOf({ provider: () => null });
    expect([...leftOut.entries()].join()).toContain("provider,ContractFault: It does not render");
    expect(html).toContain('name="password"');
  });

  it("[QR-1] as a screen is the portal's screen", async () => {
    const { html, leftOut } = await pageOf({ screens: { "no-account": Broken } }, "/noaccount");
    expect([...leftOut.keys()]).toEqual(["screens.no-account"]);
    expect(html).toContain(`data-screen="noAccount.title"`);
  });
});
