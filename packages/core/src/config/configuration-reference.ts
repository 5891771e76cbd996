import { type Configuration, defaultConfiguration, type LanguageLinks } from "./configuration.ts";
import { kindOf } from "./value-types.ts";

export interface ConfigurationKey {
  /** Its path, such as `csrf.cookie`. */
  key: string;
  /** What its value may be. */
  words: string;
  meaning: string;
  default: unknown;
}

type Leaf<Value, Path extends string> = Value extends readonly unknown[] | string | number
  ? Path
  : { [Name in keyof Value & string]: Leaf<Value[Name], `${Path}.${Name}`> }[keyof Value & string];

type Key = {
  [Name in keyof Configuration]: Name extends "links"
    ? `links.<language>.${keyof LanguageLinks}`
    : Leaf<Configuration[Name], Name>;
}[keyof Configuration];

/** What each key is for; a new key does not compile without its line. */
const meanings: Record<Key, string> = {
  basePath: "The path that the portal is served under; empty where it has an origin of its own.",
  apiOrigin:
    "Where the institution's branding package is asked for; the page's own origin when empty.",
  staticOrigin:
    "The static-asset network: logos and design system; the page's own origin when empty.",
  ukLoginOrigins: "Origins on which the portal speaks UK English and has the UK header.",
  requestTimeoutMs: "How long a call may take, in milliseconds.",
  "csrf.cookie": "The cookie that the CSRF token is read from.",
  "csrf.header": "The header that the CSRF token is sent in.",
  "branding.institutionId": "The institution whose logos are shown; none when empty.",
  "analytics.id": "The analytics property; nothing is loaded or sent when empty.",
  "analytics.ukId":
    "The analytics property of UK pages; nothing is loaded or sent there when empty.",
  "analytics.script": "Where the Google tag is loaded from.",
  "analytics.collectOrigins": "Where the tag may send events; the security policy allows them.",
  "designSystem.script":
    "The design system's script, on the static-asset network; none when empty.",
  "designSystem.stylesheets": "The design system's style sheets, on the static-asset network.",
  "partnerRedirect.host": "The login host of the UK partner that has a site of its own.",
  "partnerRedirect.site": "That partner's site, where visitors who do not come from it are sent.",
  logoutPath:
    "The call that ends the session on the server. When empty none is made, and the session outlives a log-out.",
  allowedRedirectOrigins:
    "Origins that a url from the server may lead to, besides the page's own; any when empty.",
  "links.<language>.help": "Help with signing in.",
  "links.<language>.contact": "Where to write to.",
  "links.<language>.privacy": "The privacy policy.",
  "links.<language>.terms": "The terms of use.",
  "links.<language>.main": "The product's main site.",
};

/** Every key of the configuration, in the order of the block, for documentation and for tools. */
export const configurationReference: readonly ConfigurationKey[] = Object.entries(meanings).map(
  ([key, meaning]) => {
    const path = key.replace("<language>", "en-CA");
    return { key, words: kindOf(path).words, meaning, default: valueAt(path) };
  },
);

function valueAt(path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => Object.entries(value ?? {}).find(([name]) => name === key)?.[1],
      defaultConfiguration,
    );
}
