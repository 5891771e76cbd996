import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { blends, huesOf } from "./palette/hues.ts";
import { paletteOf } from "./palette/palette.ts";
import type { RegionPlan } from "./region-plan.ts";

/** The values of the template's placeholders: code that is written as it is, and the title as it was typed. */
export type Values = Readonly<Record<string, string>>;

/**
 * Replaces the `__PLACEHOLDERS__` of a template. A line that becomes empty is left out.
 * @throws {Error} for a placeholder without a value
 */
export function fill(template: string, file: string, values: Values): string {
  return template
    .split("\n")
    .map((line) => {
      const filled = line.replaceAll(/__([A-Z][A-Z0-9_]*?)__/gu, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`${file}: there is no value for ${name}`);
        return name === "TITLE" ? escape(value, extname(file)) : value;
      });
      return filled !== line && /^\s*,?$/u.test(filled) ? undefined : filled;
    })
    .filter((line) => line !== undefined)
    .join("\n");
}

/** A text for a file of a kind: inside the quotes of a string, or in markup. */
function escape(text: string, extension: string): string {
  if ([".ts", ".json"].includes(extension)) return JSON.stringify(text).slice(1, -1);
  if (![".tsx", ".html", ".svg"].includes(extension)) return text;
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
    ...testedVersions,
    VERSION: own.version,
    NAME: plan.name,
    TITLE: plan.title,
    LANG: lang,
    OTHER_LANGUAGE: other,
    COUNTRY: country,
    OPTIONS: optionsOf(plan),
    FIELDS: blends(huesOf(plan.colour, plan.accent)) ? "art-8" : "art-1",
    CONSENT: consentValues[plan.consent].code,
    REASON: consentValues[plan.consent].text,
    ...Object.fromEntries(colours),
  };
}

/** The region's own links, as the preset's options. */
function optionsOf({ links }: RegionPlan): string {
  if (Object.keys(links).length === 0) return "";
  return JSON.stringify({ configuration: { links } }, null, 2);
}
