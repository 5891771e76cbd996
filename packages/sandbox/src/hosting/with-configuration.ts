import { basePathOf, moveAddresses, withOwnLinks } from "./base-path.ts";
import { checkedLink } from "./checked-urls.ts";
import {
  type Configuration,
  isObject,
  readConfiguration,
  replaceConfiguration,
} from "./configuration-block.ts";
import { attributeOf, startTags, withAttribute } from "./markup.ts";
import { hasPolicyMeta, withPolicyMeta } from "./policy-meta.ts";

/**
 * The page with another configuration and all that hangs on it: the links that work before any script does
 * (`<a data-link="help">` and so on, in the page's language), the path that its own addresses stand below, and the policy
 * where the page itself holds one.
 * @param configuration the whole of it: every key that the page shall have; a malformed path or link changes no markup
 */
export function withConfiguration(html: string, configuration: object): string {
  const values = withOwnLinks({ ...configuration });
  const moved = moveAddresses(html, basePathOf(readConfiguration(html)), basePathOf(values));
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
    const url = Object.hasOwn(urls, name) ? checkedLink(urls[name]) : undefined;
    return url === undefined ? tag : withAttribute(tag, "href", url);
  });
}
