import { type Configuration, isObject } from "../html/configuration-block.ts";
import { attributeOf, startTags, withWritten } from "../html/markup.ts";

const BASE_PATH = /^(?:\/[\w-]+)+$/u;

/** The attribute that holds each element's url. */
const urlAttributes = [
  ["script", "src"],
  ["link", "href"],
  ["a", "href"],
] as const;

/** Configured links that lead to the portal's own legal pages, as they do by default. */
const LEGAL_PAGE = /^\/(?:privacy|legal)(?=[/?#]|$)/u;

/** The path that a portal is served under; empty for an origin of its own, and for a malformed path. */
export function basePathOf({ basePath }: Configuration): string {
  return typeof basePath === "string" && BASE_PATH.test(basePath) ? basePath : "";
}

/**
 * Moves the page's own urls below another path: scripts, style sheets, preloads, and links to screens. Links with a
 * `data-link` follow from the configuration instead.
 * @param from the path that they are below now
 */
export function moveUrls(html: string, from: string, to: string): string {
  if (from === to) return html;
  return urlAttributes.reduce(
    (page, [element, attribute]) =>
      page.replace(startTags(element), (tag) => {
        const url = attributeOf(tag, attribute);
        const isOwn = url?.startsWith(`${from}/`) === true && !url.startsWith("//");
        if (!isOwn || attributeOf(tag, "data-link") !== undefined) return tag;
        return withWritten(tag, attribute, to + url.slice(from.length));
      }),
    html,
  );
}

/** The configuration with its links to the portal's own legal pages below the base path. */
export function moveLegalLinks(configuration: Configuration): Configuration {
  const { links } = configuration;
  const basePath = basePathOf(configuration);
  if (basePath === "" || !isObject(links)) return configuration;
  const below = (url: unknown) =>
    typeof url === "string" && LEGAL_PAGE.test(url) ? basePath + url : url;
  const moved = Object.entries(links).map(([language, urls]) => [
    language,
    isObject(urls)
      ? Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, below(url)]))
      : urls,
  ]);
  return { ...configuration, links: Object.fromEntries(moved) };
}
