import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { blends, huesOf } from "./palette/hues.ts";
import { paletteOf } from "./palette/palette.ts";
import type { RegionPlan } from "./region-plan.ts";

/** How a text is escaped, by the kind of the file that it is written into. */
const escapes: Readonly<Record<string, (text: string) => string>> = {
  ".ts": inString,
  ".json": inString,
  ".tsx": inMarkup,
  ".html": inMarkup,
  ".svg": inMarkup,
};

/** The values of the template's placeholders. */
export interface Values {
  /** Texts that were typed. They are escaped. */
  texts: Readonly<Record<string, string>>;
  /** Code that is written as it is. */
  code: Readonly<Record<string, string>>;
}

/**
 * Replaces the `__PLACEHOLDERS__` of a template. A line that becomes empty is left out.
 * @throws {Error} for a placeholder without a value
 */
export function fill(template: string, file: string, { texts, code }: Values): string {
  const escape = escapes[extname(file)] ?? ((text: string) => text);
  return template
    .split("\n")
    .map((line) => {
      const filled = line.replaceAll(/__([A-Z][A-Z0-9_]*?)__/gu, (_, name: string) => {
        const text = texts[name];
        const value = text === undefined ? code[name] : escape(text);
        if (value === undefined) throw new Error(`${file}: there is no value for ${name}`);
        return value;
      });
      return filled !== line && /^\s*,?$/u.test(filled) ? undefined : filled;
    })
    .filter((line) => line !== undefined)
    .join("\n");
}

function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function inMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("{", "&#123;")
    .replaceAll("}", "&#125;");
}

interface Manifest {
  version: string;
  devDependencies: Readonly<Record<string, string>>;
}

/** All packages have one version. The libraries are those that this version was tested with. */
const own = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Manifest;

/** `@types/react` is `__TYPES_REACT__` in a template. */
const testedVersions = Object.fromEntries(
  Object.entries(own.devDependencies).map(([name, version]) => [
    name.replace("@", "").replaceAll(/\W/gu, "_").toUpperCase(),
    version,
  ]),
);

const languageValues = {
  canada: { lang: "en-CA", country: "", other: "fr" },
  uk: { lang: "en-GB", country: 'country: "uk"', other: "en" },
} as const;

const consentValues = {
  ask: { code: "ask", text: "Visits are counted only after consent." },
  "not-needed": {
    code: "notNeeded",
    text: "Visits are counted without names or cookies, unless the browser asks not to.",
  },
} as const;

/** The values of all placeholders in one region. */
export function valuesOf(plan: RegionPlan): Values {
  const { lang, country, other } = languageValues[plan.languages];
  const { light } = paletteOf(plan.colour, plan.accent);
  const colours = ["art-1", "accent", "brand", "on-brand"].map((token) => [
    `COLOUR_${token.replaceAll("-", "_").toUpperCase()}`,
    light.get(token) ?? "",
  ]);
  return {
    texts: { TITLE: plan.title },
    code: {
      ...testedVersions,
      VERSION: own.version,
      NAME: plan.name,
      LANG: lang,
      OTHER_LANGUAGE: other,
      COUNTRY: country,
      OPTIONS: optionsOf(plan),
      FIELDS: blends(huesOf(plan.colour, plan.accent)) ? "art-8" : "art-1",
      CONSENT: consentValues[plan.consent].code,
      REASON: consentValues[plan.consent].text,
      ...Object.fromEntries(colours),
    },
  };
}

/** The region's own links, as the preset's options. */
function optionsOf({ links }: RegionPlan): string {
  if (Object.keys(links).length === 0) return "";
  return JSON.stringify({ configuration: { links } }, null, 2);
}
