import { attributeOf, escapeAttribute, startTags } from "../html/markup.ts";
import { readPageSources } from "./page-sources.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const POLICY = "Content-Security-Policy";

/**
 * The page with its content security policy in a meta element, right after `<meta charset>`, for hosts that cannot set
 * headers. A policy that is there already is replaced.
 * @throws when the page has no `<meta charset>`
 */
export function withPolicyMeta(html: string): string {
  const bare = html.replace(metaTags(), (tag) => (isPolicy(tag) ? "" : tag));
  const charset = [...bare.matchAll(startTags("meta"))].find(
    ([tag]) => attributeOf(tag, "charset") !== undefined,
  );
  if (!charset)
    throw new Error("The page has no <meta charset>, which has to come before its policy");
  const end = charset.index + charset[0].length;
  const indent = /\n[ \t]*$/u.exec(bare.slice(0, charset.index))?.[0] ?? "";
  const meta = `<meta http-equiv="${POLICY}" content="${escapeAttribute(policyOf(bare))}" />`;
  return bare.slice(0, end) + indent + meta + bare.slice(end);
}

export function hasPolicyMeta(html: string): boolean {
  return [...html.matchAll(startTags("meta"))].some(([tag]) => isPolicy(tag));
}

/** Meta elements with the white space before them, which is removed with them. */
function metaTags(): RegExp {
  return new RegExp(`\\s*${startTags("meta").source}`, "giu");
}

function isPolicy(tag: string): boolean {
  return attributeOf(tag, "http-equiv")?.toLowerCase() === POLICY.toLowerCase();
}

/** The policy of the page's header without `frame-ancestors`, which browsers ignore in a meta element and warn of. */
function policyOf(html: string): string {
  return contentSecurityPolicy(readPageSources(html))
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
}
