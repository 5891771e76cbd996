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
  basePath: "",
  apiOrigin: "",
  staticOrigin: "",
  ukLoginOrigins: [] as readonly string[],
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  csrf: { cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN" },
  branding: { institutionId: "" },
  analytics: {
    id: "",
    ukId: "",
    script: "https://www.googletagmanager.com/gtag/js",
    collectOrigins: [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ] as readonly string[],
  },
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

/** The runtime configuration, with every key. */
export type Configuration = typeof defaultConfiguration;

/** Some of the keys, at any depth: what a region or a stage lays over the defaults. */
export type PartialConfiguration = Partially<Configuration>;

type Partially<Value> = Value extends readonly unknown[] | string | number
  ? Value
  : { [Key in keyof Value]?: Partially<Value[Key]> };
