import { routeTable } from "@waymark/core/build";
import type { PageRow } from "../files/choose-page.ts";
import { contentSecurityPolicy, FILE_POLICY, type PageSources } from "./content-security-policy.ts";

/** Facts that the headers of one response depend on. */
export interface SecurityHeaderOptions extends PageSources {
  /** The path of the request. */
  path: string;
  /** True where the response is a page. */
  html: boolean;
  /** The pages of the build; without them no sign-in page of a region's own is known. */
  rows?: readonly PageRow[];
}

export const YEAR_SECONDS = 31_536_000;

/** The portal's own pages that search engines may list, by the route table: sign-in and the legal texts. */
const portalPaths: readonly string[] = routeTable
  .filter((row) => "indexed" in row)
  .map(({ path }) => path);

/** The paths of a build that search engines may list. */
export function indexablePaths(rows: readonly PageRow[] = []): readonly string[] {
  const own = rows.flatMap(({ path, indexed }) => (indexed && path !== null ? [path] : []));
  return [...new Set([...portalPaths, ...own])];
}

/**
 * The security headers of one response, of a page or of any other file.
 * @example
 * securityHeaders({ ...readPageSources(html), html: true, path: "/forgot" });
 */
export function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const isIndexable = options.html && isIndexablePath(options.path, options.rows);
  return {
    "Content-Security-Policy": options.html ? contentSecurityPolicy(options) : FILE_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    ...transportSecurity({}),
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(!isIndexable && { "X-Robots-Tag": "noindex" }),
  };
}

/**
 * The header that has browsers use https only. Hosts below the portal's host are bound only where it is asked for: they
 * belong to others.
 */
export function transportSecurity({
  hstsMaxAge = YEAR_SECONDS,
  hstsSubdomains = false,
}: {
  hstsMaxAge?: number;
  hstsSubdomains?: boolean;
}): Record<string, string> {
  const subdomains = hstsSubdomains ? "; includeSubDomains" : "";
  return { "Strict-Transport-Security": `max-age=${hstsMaxAge}${subdomains}` };
}

/** Returns true for the path of a page that search engines may list. */
export function isIndexablePath(path: string, rows?: readonly PageRow[]): boolean {
  return indexablePaths(rows).includes(path.length > 1 ? path.replace(/\/$/u, "") : path);
}
