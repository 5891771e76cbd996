import { createHash } from "node:crypto";
import { type Configuration, isObject, readConfiguration } from "../html/configuration-block.ts";
import { attributeOf, textElements } from "../html/markup.ts";
import type { PageSources } from "./security-headers.ts";

/** The analytics script where the configuration names none. */
const DEFAULT_SCRIPT = "https://www.googletagmanager.com/gtag/js";

/** Characters of a path that have a meaning in a policy. */
const POLICY_SYNTAX = /[;,']/gu;

/** An origin that is safe in a policy: nothing in it can end a directive or begin another. */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/iu;

/** Trusted Types policies: the portal's own, and that of the analytics script. */
const PORTAL_POLICY = "waymark";
const ANALYTICS_POLICY = "goog#html";

/** What the policy of a built page has to allow: its inline scripts and styles by hash, and what it is configured with. */
export function readPageSources(html: string): PageSources {
  return {
    ...configuredSources(readConfiguration(html)),
    scriptHashes: inlineScripts(html).map(hashOf),
    styleHashes: inlineElements(html, "style").map(({ content }) => hashOf(content)),
  };
}

/** The inline scripts of a page that a browser would run, in their order. */
export function inlineScripts(html: string): string[] {
  return inlineElements(html, "script")
    .filter(({ start }) => isExecutable(start))
    .map(({ content }) => content);
}

function inlineElements(html: string, name: string): { start: string; content: string }[] {
  return [...html.matchAll(textElements(name))].map(({ groups }) => ({
    start: groups?.["start"] ?? "",
    content: groups?.["content"] ?? "",
  }));
}

/** Whether a browser runs the text of a script element: not where it has a `src`, nor where it is data. */
function isExecutable(tag: string): boolean {
  if (attributeOf(tag, "src") !== undefined) return false;
  return !/^application\/(?:ld\+)?json$/iu.test(attributeOf(tag, "type") ?? "");
}

/** Browsers hash the parsed text, in which every line ends in a line feed. */
function hashOf(content: string): string {
  const parsed = content.replaceAll(/\r\n?/gu, "\n");
  return `sha256-${createHash("sha256").update(parsed).digest("base64")}`;
}

/** What a configuration needs of the policy: origins, and Trusted Types policies. */
function configuredSources(configuration: Configuration): PageSources {
  const { analytics, designSystem, reports } = configuration;
  const apiOrigin = originOf(configuration["apiOrigin"]);
  const staticOrigin = originOf(configuration["staticOrigin"]);
  const reportsOrigin = originOf(isObject(reports) ? reports["url"] : undefined);
  const hasAnalytics = isObject(analytics) && (isSet(analytics["id"]) || isSet(analytics["ukId"]));
  const hasDesignSystem = isObject(designSystem) && isSet(designSystem["script"]);
  const policies = [
    ...(hasAnalytics || hasDesignSystem ? [PORTAL_POLICY] : []),
    ...(hasAnalytics ? [ANALYTICS_POLICY] : []),
  ];
  return {
    ...(apiOrigin && { apiOrigin }),
    ...(staticOrigin && { staticOrigin }),
    ...(hasAnalytics && analyticsSources(analytics)),
    ...(reportsOrigin && { reportsOrigin }),
    ...(policies.length > 0 && { trustedTypes: policies }),
  };
}

function analyticsSources({ script, collectOrigins }: Configuration): PageSources {
  const analyticsScript = scriptSourceOf(isSet(script) ? script : DEFAULT_SCRIPT);
  return {
    ...(analyticsScript && { analyticsScript }),
    collectOrigins: Array.isArray(collectOrigins) ? collectOrigins.filter(isSource) : [],
  };
}

/** The origin of an absolute url; undefined for a relative one, which is on the page's own origin. */
function originOf(value: unknown): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  const { origin } = new URL(value);
  return isSource(origin) ? origin : undefined;
}

/** An absolute url without its query; undefined for a relative one, which is on the page's own origin. */
function scriptSourceOf(script: string): string | undefined {
  const origin = originOf(script);
  if (origin === undefined) return undefined;
  return origin + new URL(script).pathname.replaceAll(POLICY_SYNTAX, percentEncoded);
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function isSource(value: unknown): value is string {
  return typeof value === "string" && SOURCE.test(value);
}

function isSet(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
