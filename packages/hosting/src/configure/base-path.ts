import { elementsOf, type Page } from "../html/page.ts";

/** The attributes that hold an element's url. */
const urlAttributes = [
  ["script", "src"],
  ["script", "data-messages"],
  ["link", "href"],
  ["link", "imagesrcset"],
  ["a", "href"],
  ["img", "src"],
  ["img", "srcset"],
  ["image", "href"],
  ["source", "srcset"],
  ["use", "href"],
] as const;

/** A url of this origin in a style sheet. */
const STYLE_URL = /(?<=url\(["']?)\/[^"')]*/gu;

/** A url of this origin in a list such as `/a.png 1x,/b.png 2x`. A comma may also belong to a url, such as one that holds its data. */
const LISTED_URL = /(?<=^|\s|\s[\d.e+-]+[hwx],)\/\S*/giu;

/** Configured links that lead to the portal's own legal pages, as they do by default. */
const LEGAL_PAGE = /^\/(?:privacy|legal)(?=[/?#]|$)/u;

/**
 * Moves the page's own urls below another path: scripts, style sheets, preloads, pictures, and links to screens. Links
 * with a `data-link` follow from the configuration instead.
 * @param from the path that they are below now
 */
export function moveUrls(page: Page, from: string, to: string): void {
  for (const [name, attribute] of urlAttributes) {
    for (const { attribs } of elementsOf(page, name)) {
      const url = attribs[attribute];
      if (url === undefined || "data-link" in attribs) continue;
      attribs[attribute] = attribute.endsWith("srcset")
        ? url.replace(LISTED_URL, (each) => movedUrl(each, from, to))
        : movedUrl(url, from, to);
    }
  }
  for (const { children } of elementsOf(page, "style")) {
    for (const child of children) {
      if ("data" in child)
        child.data = child.data.replace(STYLE_URL, (url) => movedUrl(url, from, to));
    }
  }
}

function movedUrl(url: string, from: string, to: string): string {
  const isOwn = url.startsWith(`${from}/`) && !url.startsWith("//");
  return isOwn ? to + url.slice(from.length) : url;
}

/** The configuration with its links to the portal's own legal pages below the base path. */
export function moveLegalLinks<Values extends { links?: unknown }>(
  configuration: Values,
  basePath: string,
): Values {
  if (configuration.links === undefined) return configuration;
  const links = JSON.parse(JSON.stringify(configuration.links), (_, url: unknown) =>
    typeof url === "string" ? url.replace(LEGAL_PAGE, (path) => basePath + path) : url,
  );
  return { ...configuration, links };
}
