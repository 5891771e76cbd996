import { type Configuration, isObject } from "./configuration-block.ts";
import type { PageSources } from "./security-headers.ts";

/** Where the tag of the analytics comes from unless the configuration says otherwise. */
const DEFAULT_TAG = "https://www.googletagmanager.com/gtag/js";

/** What has a meaning in a policy and may stand in a path. */
const IN_POLICIES = /[;,']/gu;

/** A source that can stand in a policy: nothing in it can end a directive or begin another. */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/iu;

/** The policies that scripts of the page and of the analytics make for the urls and markup they write. */
const OWN_POLICY = "waymark";
const TAG_POLICY = "goog#html";

/** What a configuration needs of the policy: origins, and the Trusted Types policies of what it turns on. */
export function configuredSources(configuration: Configuration): PageSources {
  const { analytics, designSystem } = configuration;
  const apiOrigin = originOf(configuration["apiOrigin"]);
  const staticOrigin = originOf(configuration["staticOrigin"]);
  const measured = isObject(analytics) && (isSet(analytics["id"]) || isSet(analytics["ukId"]));
  const designed = isObject(designSystem) && isSet(designSystem["script"]);
  const policies = [
    ...(measured || designed ? [OWN_POLICY] : []),
    ...(measured ? [TAG_POLICY] : []),
  ];
  return {
    ...(apiOrigin && { apiOrigin }),
    ...(staticOrigin && { staticOrigin }),
    ...(measured && analyticsSources(analytics)),
    ...(policies.length > 0 && { trustedTypes: policies }),
  };
}

function analyticsSources({ script, collectOrigins }: Configuration): PageSources {
  const analyticsScript = scriptSourceOf(isSet(script) ? script : DEFAULT_TAG);
  return {
    ...(analyticsScript && { analyticsScript }),
    collectOrigins: Array.isArray(collectOrigins) ? collectOrigins.filter(isSource) : [],
  };
}

/** The origin of an absolute url; undefined for a relative one, which is the page's own origin. */
function originOf(value: unknown): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  const { origin } = new URL(value);
  return isSource(origin) ? origin : undefined;
}

/** An absolute url without its query; undefined for a relative one, which is on the page's own origin. */
function scriptSourceOf(script: string): string | undefined {
  const origin = originOf(script);
  if (origin === undefined) return undefined;
  return origin + new URL(script).pathname.replaceAll(IN_POLICIES, encoded);
}

function encoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function isSource(value: unknown): value is string {
  return typeof value === "string" && SOURCE.test(value);
}

function isSet(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
