import { routeTable } from "@waymark/core/build";

/** What a page may load beyond its own origin, and which inline scripts and styles it may hold. */
export interface PageSources {
  /** Origin of the API server, where it is not the page's own. */
  apiOrigin?: string;
  /** Origin of the static-asset network, where it is not the page's own. */
  staticOrigin?: string;
  /** The analytics script, origin and path, where analytics is on. */
  analyticsScript?: string;
  /** Where that script sends what it collects; a host may begin with `*.`. */
  collectOrigins?: readonly string[];
  /** Origin that reports are sent to, where it is not the page's own. */
  reportsOrigin?: string;
  /** Names of the Trusted Types policies that scripts of the page may make. */
  trustedTypes?: readonly string[];
  /** `sha256-…` of each inline script. */
  scriptHashes?: readonly string[];
  /** `sha256-…` of each inline style sheet. */
  styleHashes?: readonly string[];
}

/** What the headers of one response depend on. */
export interface SecurityHeaderOptions extends PageSources {
  /** The path of the request. */
  path: string;
  /** Whether the response is a page. */
  html: boolean;
}

/** The policy of what is no page. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The pages that search engines may list, by the route table: sign-in and the legal texts. */
export const indexablePaths: readonly string[] = routeTable
  .filter((row) => "indexed" in row)
  .map(({ path }) => path);

/**
 * The security headers of one response, of a page or of any other file.
 * @example
 * securityHeaders({ ...readPageSources(html), html: true, path: "/forgot" });
 */
export function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  return {
    "Content-Security-Policy": options.html ? contentSecurityPolicy(options) : FILE_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(!isIndexable(options) && { "X-Robots-Tag": "noindex" }),
  };
}

function isIndexable({ html, path }: SecurityHeaderOptions): boolean {
  const withoutSlash = path.length > 1 ? path.replace(/\/$/u, "") : path;
  return html && indexablePaths.includes(withoutSlash);
}

/** The policy of a page. */
export function contentSecurityPolicy(sources: PageSources): string {
  const network = sources.staticOrigin;
  const { collectOrigins = [], trustedTypes = [] } = sources;
  const directives: [name: string, ...values: (string | undefined)[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", network, analyticsSource(sources), ...quoted(sources.scriptHashes)],
    ["style-src", "'self'", network, ...quoted(sources.styleHashes)],
    ["img-src", "'self'", network, ...collectOrigins],
    ["connect-src", "'self'", sources.apiOrigin, network, ...collectOrigins, sources.reportsOrigin],
    ["font-src", "'self'", network],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...(trustedTypes.length > 0 ? trustedTypes : ["'none'"])],
  ];
  return directives
    .map((directive) => [...new Set(directive.filter(Boolean))].join(" "))
    .join("; ");
}

/** The analytics script, unless the static-asset network allows it already. */
function analyticsSource({ analyticsScript, staticOrigin }: PageSources): string | undefined {
  return analyticsScript?.startsWith(`${staticOrigin}/`) ? undefined : analyticsScript;
}

function quoted(hashes: readonly string[] = []): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
