import * as types from "./config-types.ts";
import { REQUEST_TIMEOUT_MS } from "./constants.ts";

/** A key of the configuration. Its meaning is its comment, from which the documentation's table is made. */
interface ConfigKey<Value> {
  default: Value;
  type: types.ConfigType<Value>;
}

/** Every key of the runtime configuration, in the order of the page's `portal-config` block. */
export const configurationKeys = {
  /** The path that the portal is served under; empty where it has an origin of its own. */
  basePath: key("", types.basePath),
  /** Origin of the institution's branding package; the page's own origin when empty. */
  apiOrigin: key("", types.origin),
  /** The static-asset network: logos and design system; the page's own origin when empty. */
  staticOrigin: key("", types.origin),
  /** Origins on which the portal speaks UK English and has the UK header. */
  ukLoginOrigins: key([], types.origins),
  /** Time limit of a call, in milliseconds; files and the next page have limits of their own. */
  requestTimeoutMs: key(REQUEST_TIMEOUT_MS, types.milliseconds),
  csrf: {
    /** The cookie that the CSRF token is read from. */
    cookie: key("XSRF-TOKEN", types.cookieName),
    /** The header that the CSRF token is sent in. */
    header: key("X-XSRF-TOKEN", types.headerName),
  },
  branding: {
    /** The institution whose logos are shown; none when empty. */
    institutionId: key("", types.text),
  },
  analytics: {
    /** The analytics property; nothing is loaded or sent when empty. */
    id: key("", types.text),
    /** The analytics property of UK pages; nothing is loaded or sent there when empty. */
    ukId: key("", types.text),
    /** Url of the Google tag's script; the tag is not loaded when empty. To ask for no consent either, leave `id` and `ukId` empty. */
    script: key("https://www.googletagmanager.com/gtag/js", types.url),
    /** Origins to which the tag may send events; the security policy allows them. */
    collectOrigins: key(
      ["https://*.google-analytics.com", "https://*.analytics.google.com"],
      types.wildOrigins,
    ),
  },
  reports: {
    /** Url that gets the reports of failures, errors and web vitals; nothing is loaded or sent when empty. */
    url: key("", types.url),
  },
  designSystem: {
    /** The design system's script, on the static-asset network; none when empty. */
    script: key("", types.url),
    /** The design system's style sheets, on the static-asset network. */
    stylesheets: key([], types.stylesheets),
  },
  partnerRedirect: {
    /** The login host of the UK partner that has a site of its own. */
    host: key("", types.host),
    /** That partner's site, where visitors who do not come from it are sent. */
    site: key("", types.absoluteUrl),
  },
  signIn: {
    /** The box "Keep me signed in": ticked at first, unticked, or absent where people share devices. */
    remember: key("ticked", types.oneOf("ticked", "unticked", "absent")),
  },
  /** Words of the server about a locked account, or parts of them: below these, people read whom to ask. */
  lockedAccountTexts: key([], types.texts),
  /** Other ways to sign in, above the form: up to four, or the path of a JSON file with a list of any length. */
  waysIn: key([], types.waysIn),
  /** Notices for all users, above the form; `notices.json` beside the pages has the same shape and replaces them by id. */
  notices: key([], types.notices),
  /** The call that ends the session on the server. When empty none is made, and the session outlives a log-out. */
  logoutPath: key("", types.path),
  /** Origins that a url from the server may lead to, besides the page's own; any when empty. */
  allowedRedirectOrigins: key([], types.origins),
  /** Keys of the region's own, such as flags, as its `vite.config.ts` declares them. */
  region: key({}, types.own),
  links: {
    "en-CA": linksOf("en-ca"),
    "en-US": linksOf("en-us"),
    "fr-CA": linksOf("fr-ca"),
    "es-MX": linksOf("es-mx"),
    "es-US": linksOf("es-us"),
    "es-CL": linksOf("es-cl"),
    "es-PE": linksOf("es-pe"),
    "en-GB": linksOf("en-gb"),
  },
};

function linksOf(language: string) {
  const lang = language.slice(0, 2);
  const site = `/site/${language}`;
  return {
    /** Help with signing in. */
    help: key(`${site}/help`, types.link),
    /** The address to write to. */
    contact: key(`${site}/contact`, types.link),
    /** The privacy policy. */
    privacy: key(`/privacy?lang=${lang}`, types.link),
    /** The terms of use. */
    terms: key(`/legal?lang=${lang}`, types.link),
    /** The product's main site. */
    main: key(`${site}/`, types.link),
  };
}

function key<Value>(value: NoInfer<Value>, valueType: types.ConfigType<Value>): ConfigKey<Value> {
  return { default: value, type: valueType };
}

/** The values of a group of keys. */
type ValuesOf<Keys> =
  Keys extends ConfigKey<infer Value> ? Value : { [Name in keyof Keys]: ValuesOf<Keys[Name]> };

/** The runtime configuration, with every key. */
export type Configuration = ValuesOf<typeof configurationKeys>;

/** Some of the keys, at any depth: the values of a region or a stage. */
export type PartialConfiguration = Partially<Configuration>;

/** A group of values that may lack any of them. */
type Partially<Value> = Value extends readonly unknown[] | string | number
  ? Value
  : { [Key in keyof Value]?: Partially<Value[Key]> };

/** Keys by their names: groups, and in the end keys. */
export type KeyGroup = ConfigKey<unknown> | { readonly [name: string]: KeyGroup };

export function isKey(group: KeyGroup): group is ConfigKey<unknown> {
  return Object.hasOwn(group, "default");
}

/** The configuration of a page that configures nothing. */
export const defaultConfiguration = defaultsOf(configurationKeys) as Configuration;

function defaultsOf(group: KeyGroup): unknown {
  if (isKey(group)) return group.default;
  const entries = Object.entries(group).map(([name, below]) => [name, defaultsOf(below)]);
  return Object.fromEntries(entries);
}
