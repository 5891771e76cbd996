import { checkConfiguration } from "@waymark/core/build";
import { hasPolicyMeta, writePolicyMeta } from "../headers/policy-meta.ts";
import { configurationOf, replaceConfiguration } from "../html/configuration-block.ts";
import { escapeAttribute } from "../html/escape-attribute.ts";
import { elementsOf, type Page, parsePage, printPage } from "../html/page.ts";
import { moveLegalLinks, moveUrls } from "./base-path.ts";

/**
 * Writes another configuration into a page. Also updates links that work without a script (`<a data-link="help">`),
 * the base path of the page's own urls, and the policy in its meta element.
 * @param configuration the complete one; in the markup a malformed path or link is its default, as in the portal
 */
export function withConfiguration(html: string, configuration: object): string {
  const page = parsePage(html);
  writeConfiguration(page, configuration);
  if (hasPolicyMeta(page)) writePolicyMeta(page);
  return printPage(page);
}

export function writeConfiguration(page: Page, configuration: object): void {
  const before = checkConfiguration(configurationOf(page)).configuration;
  const { basePath } = checkConfiguration(configuration).configuration;
  const values = moveLegalLinks(configuration, basePath);
  moveUrls(page, before.basePath, basePath);
  replaceConfiguration(page, values);
  writeLinks(page, checkConfiguration(values).configuration.links);
}

function writeLinks(page: Page, links: Readonly<Record<string, object>>): void {
  const pageLanguage = elementsOf(page, "html")[0]?.attribs["lang"] ?? "";
  for (const { attribs } of elementsOf(page, "a")) {
    // The notice for old devices has links in both languages.
    const urls = new Map(Object.entries(links[attribs["lang"] ?? pageLanguage] ?? {}));
    const url: unknown = urls.get(attribs["data-link"] ?? "");
    if (typeof url === "string") attribs["href"] = escapeAttribute(url);
  }
}
