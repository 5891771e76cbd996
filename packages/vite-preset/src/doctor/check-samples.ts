import type { Language } from "@waymark/core/build";
import { readConfiguration } from "@waymark/hosting";
import { OWN, ownTexts } from "../dictionaries/dictionary-files.ts";
import { firstPageOf } from "./check-build.ts";
import type { RegionFinding } from "./finding.ts";

const legal = ["terms", "privacy"] as const;

/** Hosts that are reserved for examples, so that they lead nowhere. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|net|org))?$/u;

/** Finds the legal texts that are still the packages' samples. */
export function checkLegalTexts(root: string, languages: readonly Language[]): RegionFinding[] {
  return languages.flatMap((code) => {
    const own = ownTexts({ name: "legal", code }, root);
    const samples = legal.filter((name) => own[name] === undefined);
    if (samples.length === 0) return [];
    return [
      {
        address: `${OWN}/legal/${code}.json`,
        problem: `People read the packages’ sample as ${samples.join(" and ")}.`,
        advice: "Write your own before you deploy.",
      },
    ];
  });
}

/** Finds the links of the built page that lead to a host for examples. */
export function checkLinks(root: string, languages: readonly Language[]): RegionFinding[] {
  const page = firstPageOf(root);
  if (page === undefined) return [];
  const { links } = readConfiguration(page) as {
    links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  return languages.flatMap((code) => {
    const examples = Object.entries(links?.[code] ?? {}).filter(([, url]) => isExample(url));
    if (examples.length === 0) return [];
    const named = examples.map(([name, url]) => `${name} (${url})`).join(", ");
    return [
      {
        address: `links.${code}`,
        problem: `These links lead to examples: ${named}.`,
        advice: "Set them in `configuration` of vite.config.ts, or in a stage’s configuration.",
      },
    ];
  });
}

function isExample(url: string): boolean {
  return URL.canParse(url) && EXAMPLE_HOST.test(new URL(url).hostname);
}
