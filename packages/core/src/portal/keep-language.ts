import { placeOf } from "./place-of.ts";
import { ownLocation } from "./own-location.ts";

/**
 * The url to leave to. One that leads back into the portal goes on in the language that the page's own url names, unless it
 * names another [LN-3]: the server sends a French teacher to the choice of her workspaces without a word of it.
 */
export function keepLanguage(url: string, page: URL, basePath: string): string {
  const target = new URL(url, page);
  const lang = page.searchParams.get("lang");
  const within = `${target.pathname}/`.startsWith(`${basePath}/`);
  const isOurs = target.origin === page.origin && within;
  if (lang === null || !isOurs || placeOf(ownLocation(target, basePath).pathname) === "*") {
    return url;
  }
  if (!target.searchParams.has("lang")) target.searchParams.set("lang", lang);
  return target.href;
}
