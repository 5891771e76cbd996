import { hasPolicyMeta, withPolicyMeta } from "../headers/policy-meta.ts";
import { basePathOf, moveLegalLinks, moveUrls } from "./base-path.ts";
import {
  type Configuration,
  isObject,
  readConfiguration,
  replaceConfiguration,
} from "../html/configuration-block.ts";
import { attributeOf, startTags, withAttribute } from "../html/markup.ts";

/** What a link may be: an http(s) url, a path of the own origin, or an email address. */
const LINK = /^(?:https?:\/\/[^\s\\/][^\s\\]*|\/(?![/\\])[^\s\\]*|mailto:\S+@\S+)$/iu;

/**
 * Writes another configuration into a page. Also updates links that work without a script (`<a data-link="help">`),
 * the base path of the page's own urls, and the policy in its meta element.
 * @param configuration the complete one; a malformed path or link in it changes no markup
 */
export function withConfiguration(html: string, configuration: object): string {
  const values = moveLegalLinks({ ...configuration });
  const moved = moveUrls(html, basePathOf(readConfiguration(html)), basePathOf(values));
  const configured = withLinks(replaceConfiguration(moved, values), values);
  return hasPolicyMeta(configured) ? withPolicyMeta(configured) : configured;
}

function withLinks(html: string, { links }: Configuration): string {
  const [page] = startTags("html").exec(html) ?? [""];
  const pageLanguage = attributeOf(page, "lang") ?? "";
  return html.replace(startTags("a"), (tag) => {
    // The notice for old devices has links in both languages.
    const language = attributeOf(tag, "lang") ?? pageLanguage;
    const urls = isObject(links) ? links[language] : undefined;
    if (!isObject(urls)) return tag;
    const name = attributeOf(tag, "data-link") ?? "";
    const url = Object.hasOwn(urls, name) ? urls[name] : undefined;
    const isLink = typeof url === "string" && LINK.test(url);
    return isLink ? withAttribute(tag, "href", url) : tag;
  });
}
