import { createHash } from "node:crypto";
import { checkConfiguration } from "@waymark/core/build";
import { textContent } from "domutils";
import { configurationOf } from "../html/configuration-block.ts";
import { elementsOf, type Page, parsePage } from "../html/page.ts";
import type { PageSources } from "./content-security-policy.ts";

/** Characters of a path that have a meaning in a policy. */
const POLICY_SYNTAX = /[;,']/gu;

/** An origin that is safe in a policy: nothing in it can end a directive or begin another. */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/iu;

/**
 * Sources that the policy of a built page has to allow: its inline scripts and styles by hash, and those that it is
 * configured with.
 */
export function readPageSources(html: string): PageSources {
  return pageSources(parsePage(html));
}

export function pageSources(page: Page): PageSources {
  const { apiOrigin, staticOrigin, analytics, designSystem, reports } = checkConfiguration(
    configurationOf(page),
  ).configuration;
  const network = originOf(staticOrigin);
  const hasAnalytics = analytics.id !== "" || analytics.ukId !== "";
  const collecting = hasAnalytics
    ? analytics.collectOrigins.filter((origin) => SOURCE.test(origin))
    : [];
  return {
    "script-src": [
      ...network.flatMap((origin) => designScriptOf(designSystem.script, origin)),
      ...(hasAnalytics ? scriptSourceOf(analytics.script) : []),
      ...scriptsOf(page).map(policyHash),
    ],
    "style-src": [...network, ...elementsOf(page, "style").map(textContent).map(policyHash)],
    "img-src": [...network, ...collecting],
    "connect-src": [...originOf(apiOrigin), ...network, ...collecting, ...originOf(reports.url)],
    "font-src": network,
    // The portal's own policy, and that of the analytics script.
    "trusted-types": [
      ...(hasAnalytics || designSystem.script !== "" ? ["waymark"] : []),
      ...(hasAnalytics ? ["goog#html"] : []),
    ],
  };
}

/** The inline scripts of a page that a browser would run, in their order. */
export function inlineScripts(html: string): string[] {
  return scriptsOf(parsePage(html));
}

/** A browser runs the text of a script element unless it has a `src`, or is data. */
export function scriptsOf(page: Page): string[] {
  return elementsOf(page, "script")
    .filter(({ attribs }) => !("src" in attribs))
    .filter(({ attribs }) => !/^application\/(?:ld\+)?json$/iu.test(attribs["type"] ?? ""))
    .map(textContent);
}

/**
 * The hash of an inline script or style, as a policy has it. Browsers hash the parsed text, in which every line ends in a
 * line feed.
 * @internal
 */
export function policyHash(content: string): string {
  const parsed = content.replaceAll(/\r\n?/gu, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

/** The origin of an absolute url; none for a relative one, which is on the page's own origin. */
function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin].filter((origin) => SOURCE.test(origin)) : [];
}

/** An absolute url without its query; none for a relative one. */
function scriptSourceOf(script: string): string[] {
  return originOf(script).map(
    (origin) => origin + new URL(script).pathname.replaceAll(POLICY_SYNTAX, percentEncoded),
  );
}

/** The design system's script; none that is not on the network, because the portal does not load it. */
function designScriptOf(script: string, network: string): string[] {
  const url = script === "" ? null : URL.parse(script, network);
  return url?.origin === network ? scriptSourceOf(url.href) : [];
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
