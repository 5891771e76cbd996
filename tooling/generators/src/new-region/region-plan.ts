import type { LandscapeName } from "../scene/landscapes.ts";

/** Everything that is asked about a new region. */
export interface RegionPlan {
  /** The app's folder, package and host name. */
  name: string;
  /** The product's name as people see it. */
  title: string;
  /** The brand's colour, as `#rrggbb`. */
  colour: string;
  accent: string;
  /** What the illustration shows. */
  landscape: LandscapeName;
  languages: Languages;
  /** Pages of the region's own, by language; the platform's stand for those that are left out. */
  links: Partial<Record<LanguageCode, Links>>;
  consent: Consent;
}

/** English and French with a toggle, or UK English alone. */
export type Languages = "canada" | "uk";
/** Whether analytics waits for a person's consent. */
export type Consent = "ask" | "not-needed";
export type LanguageCode = "en-CA" | "fr-CA" | "en-GB";
export type Links = Partial<Record<LinkName, string>>;
export type LinkName = "help" | "contact" | "main";
