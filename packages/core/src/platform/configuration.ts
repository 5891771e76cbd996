import { REQUEST_TIMEOUT_MS } from "./constants.ts";

export interface LanguageLinks {
  help: string;
  contact: string;
  privacy: string;
  terms: string;
  main: string;
}

function linksOf(language: string, lang: string): LanguageLinks {
  const site = `/site/${language}`;
  return {
    help: `${site}/help`,
    contact: `${site}/contact`,
    privacy: `/privacy?lang=${lang}`,
    terms: `/legal?lang=${lang}`,
    main: `${site}/`,
  };
}

/** Every key of the runtime configuration with its default; the page's `portal-config` block may change any of them. */
export const defaultConfiguration = {
  apiOrigin: "",
  staticOrigin: "",
  ukLoginOrigins: [] as readonly string[],
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  csrf: { cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN" },
  branding: { institutionId: "" },
  analytics: { id: "", ukId: "" },
  designSystem: { script: "", stylesheets: [] as readonly string[] },
  partnerRedirect: { host: "", site: "" },
  logoutPath: "",
  allowedRedirectOrigins: [] as readonly string[],
  links: {
    "en-CA": linksOf("en-ca", "en"),
    "fr-CA": linksOf("fr-ca", "fr"),
    "en-GB": linksOf("en-gb", "en"),
  },
};

export type Configuration = typeof defaultConfiguration;

export interface CheckedConfiguration {
  configuration: Configuration;
  /** One sentence for each key that was ignored, naming it. */
  problems: readonly string[];
}

/** Lays the values of a page's configuration block over the defaults; an unknown or wrong value is named and ignored. */
export function checkConfiguration(given: unknown): CheckedConfiguration {
  const problems: string[] = [];
  const configuration = overlay({ base: defaultConfiguration, given, path: "", problems });
  return { configuration, problems };
}

interface Overlay<Value> {
  base: Value;
  given: unknown;
  path: string;
  problems: string[];
}

function overlay<Value>({ base, given, path, problems }: Overlay<Value>): Value {
  if (given === undefined) return base;
  if (!sameKind(base, given)) {
    problems.push(`${path || "the configuration"} should be ${kindOf(base)}`);
    return base;
  }
  if (!isRecord(base) || !isRecord(given)) return given as Value;
  for (const key of Object.keys(given)) {
    if (!(key in base)) problems.push(`${path ? `${path}.` : ""}${key} is not a known key`);
  }
  const entries = Object.entries(base).map(([key, value]) => {
    const below = path ? `${path}.${key}` : key;
    return [key, overlay({ base: value, given: given[key], path: below, problems })];
  });
  return Object.fromEntries(entries) as Value;
}

function sameKind(base: unknown, given: unknown): boolean {
  if (Array.isArray(given)) {
    return Array.isArray(base) && given.every((item) => typeof item === "string");
  }
  if (typeof base === "number") return typeof given === "number" && given > 0;
  return typeof base === typeof given && given !== null && !Array.isArray(base);
}

function kindOf(base: unknown): string {
  if (Array.isArray(base)) return "a list of texts";
  if (typeof base === "number") return "a number above 0";
  return isRecord(base) ? "an object" : "a text";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
