import { checkedBasePath } from "./checked-urls.ts";
import { type Configuration, isObject } from "./configuration-block.ts";
import { attributeOf, startTags, withWritten } from "./markup.ts";

/** Where each element's address stands. */
const addresses = [
  ["script", "src"],
  ["link", "href"],
  ["a", "href"],
] as const;

/** Links of the configuration that lead to pages of the portal unless somebody says otherwise. */
const OWN_LINK = /^\/(?:privacy|legal)(?=[/?#]|$)/u;

export function basePathOf({ basePath }: Configuration): string {
  return checkedBasePath(basePath);
}

/**
 * The page with its own addresses below another path [QO-2]: scripts, style, preloads, and links to screens. Those with a
 * `data-link` are the configuration's.
 * @param from the path that they are below now
 */
export function moveAddresses(html: string, from: string, to: string): string {
  if (from === to) return html;
  return addresses.reduce(
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

/** The configuration with its links to the portal's own legal pages below its path. */
export function withOwnLinks(configuration: Configuration): Configuration {
  const { links } = configuration;
  const basePath = basePathOf(configuration);
  if (basePath === "" || !isObject(links)) return configuration;
  const below = (url: unknown) =>
    typeof url === "string" && OWN_LINK.test(url) ? basePath + url : url;
  const moved = Object.entries(links).map(([language, urls]) => [
    language,
    isObject(urls)
      ? Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, below(url)]))
      : urls,
  ]);
  return { ...configuration, links: Object.fromEntries(moved) };
}
