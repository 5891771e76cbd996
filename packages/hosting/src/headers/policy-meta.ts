import { append, removeElement } from "domutils";
import { escapeAttribute } from "../html/escape-attribute.ts";
import { elementsOf, type Page, parsePage } from "../html/page.ts";
import { pageSources } from "./page-sources.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const POLICY = "Content-Security-Policy";

/**
 * Writes the content security policy of a page into a meta element, right after `<meta charset>`, for hosts that cannot
 * set headers. A policy that is there already is replaced.
 * @throws when the page has no `<meta charset>`
 */
export function writePolicyMeta(page: Page): void {
  for (const meta of policiesOf(page)) removeElement(meta);
  const charset = elementsOf(page, "meta").find(({ attribs }) => "charset" in attribs);
  if (!charset)
    throw new Error("The page has no <meta charset>, which has to come before its policy");
  // Browsers ignore `frame-ancestors` in a meta element, and warn of it.
  const policy = contentSecurityPolicy(pageSources(page)).replace(/frame-ancestors [^;]+; /u, "");
  const meta = `<meta http-equiv="${POLICY}" content="${escapeAttribute(policy)}">`;
  for (const element of parsePage(meta).children) append(charset, element);
}

export function hasPolicyMeta(page: Page): boolean {
  return policiesOf(page).length > 0;
}

function policiesOf(page: Page) {
  return elementsOf(page, "meta").filter(
    ({ attribs }) => attribs["http-equiv"]?.toLowerCase() === POLICY.toLowerCase(),
  );
}
