/** Sources that each directive of a page's policy allows besides the page's own origin. */
export type PageSources = Partial<
  Record<
    "script-src" | "style-src" | "img-src" | "connect-src" | "font-src" | "trusted-types",
    readonly string[]
  >
>;

/** The policy of what is no page. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Policy that every page has; a directive that allows nothing says so. */
const PAGE_POLICY = {
  "default-src": [],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": [],
  "frame-ancestors": [],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [],
} as const;

/** The policy of a page. */
export function contentSecurityPolicy(sources: PageSources): string {
  const more = new Map<string, readonly string[]>(Object.entries(sources));
  return Object.entries(PAGE_POLICY)
    .map(([name, own]) => {
      const values = new Set([...own, ...(more.get(name) ?? [])]);
      return [name, ...(values.size > 0 ? values : ["'none'"])].join(" ");
    })
    .join("; ");
}
