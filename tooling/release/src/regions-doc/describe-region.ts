import { defaultConfiguration } from "@waymark/core/build";
import type { RegionFacts } from "./read-region.ts";

/** A row of the table: what is compared, and how a region tells it. */
export interface Row {
  title: string;
  tell: (facts: RegionFacts) => string;
}

export const rows: readonly Row[] = [
  {
    title: "Colours",
    tell: ({ app, title, theme }) =>
      `<img src="pictures/regions/${app}.svg" width="176" alt="The colours of ${title}, light above dark"><br>brand \`${theme.light.get("brand")}\`, accent \`${theme.light.get("accent")}\``,
  },
  {
    title: "Logo",
    tell: ({ app, symbol }) =>
      `<img src="../apps/${app}/public/favicon.svg" width="48" alt=""><br>${symbol}`,
  },
  { title: "Header", tell: headerOf },
  { title: "Illustration", tell: ({ picture }) => picture },
  { title: "Languages", tell: languagesOf },
  { title: "Sign-in variants", tell: variantsOf },
  { title: "Institution's logos", tell: ({ region }) => (region.brandLogos ? "yes" : "no") },
  { title: "Analytics", tell: analyticsOf },
  { title: "Own links", tell: linksOf },
];

function headerOf({ region }: RegionFacts): string {
  const partnerOf = (withPartnerLogo: boolean) => {
    const logo = region.header({ kind: "signedOut", withPartnerLogo }).props?.partnerLogo;
    return logo ? logo.type.name : undefined;
  };
  const always = partnerOf(false);
  if (always) return `${region.productName}, \`${always}\` on every page`;
  const sometimes = partnerOf(true);
  return sometimes
    ? `${region.productName}, \`${sometimes}\` on that partner's pages`
    : region.productName;
}

function languagesOf({ pageLanguage, region }: RegionFacts): string {
  return region.country === "uk"
    ? `UK English (\`${pageLanguage}\`)`
    : `Canadian English (\`${pageLanguage}\`) and Canadian French (\`fr-CA\`)`;
}

function variantsOf({ region }: RegionFacts): string {
  return region.variants
    .map((variant, index) => {
      const { above, below } = region.variantLogos?.[variant] ?? {};
      const logos = [
        above && `\`${above.name}\` above the form`,
        below && `\`${below.name}\` below it`,
      ].filter(Boolean);
      const root = index === 0 && region.variants.length > 1 ? " (root)" : "";
      return `\`${variant}\`${root}${logos.length > 0 ? `: ${logos.join(", ")}` : ""}`;
    })
    .join("<br>");
}

function analyticsOf({ region }: RegionFacts): string {
  if (!region.analytics) return "none";
  return region.analytics.consent === "ask"
    ? "after the user's consent"
    : "unless the browser asks not to be counted";
}

function linksOf({ links }: RegionFacts): string {
  const own = Object.entries(links).flatMap(([language, ofLanguage]) =>
    Object.entries(ofLanguage)
      .filter(([link, url]) => url !== platformLink(language, link))
      .map(([link, url]) => `${link} (\`${language}\`): ${url}`),
  );
  return own.length > 0 ? own.join("<br>") : "none, those of the platform";
}

/** What a link of the platform's own is, for a language that the platform knows. */
function platformLink(language: string, link: string): unknown {
  const ofLanguages = Object.entries(defaultConfiguration.links);
  const ofLanguage = ofLanguages.find(([code]) => code === language)?.[1] ?? {};
  return Object.entries(ofLanguage).find(([name]) => name === link)?.[1];
}
