import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkConfiguration, type Configuration } from "@waymark/core/build";
import { InputError } from "../input-error.ts";
import { inlineScripts, scriptsOf } from "../headers/page-sources.ts";
import { hasPolicyMeta, writePolicyMeta } from "../headers/policy-meta.ts";
import { configurationOf, replaceConfiguration } from "../html/configuration-block.ts";
import { elementsOf, type Page, parsePage, printPage } from "../html/page.ts";
import { escapeAttribute } from "../html/escape-attribute.ts";
import { moveLegalLinks, moveUrls } from "./base-path.ts";

interface PageToConfigure {
  dist: string;
  name: string;
  configuration: Configuration;
  /** The page's HTML with other texts; read from the build if undefined. */
  html: string | undefined;
}

/**
 * A page of a build with a stage's configuration in it, and the policy that follows from that.
 * @throws {InputError} where the file is no page of a build, or would get another script
 */
export function configuredPage({ dist, name, configuration, html }: PageToConfigure): string {
  const path = join(dist, name);
  const page = parsePage(html ?? readFileSync(path, "utf8"));
  if (Object.keys(configurationOf(page)).length === 0) {
    throw new InputError(`${path} has no configuration block. Is it a page of a build?`);
  }
  const scripts = scriptsOf(page);
  writeConfiguration(page, configuration);
  writePolicyMeta(page);
  const configured = printPage(page);
  // The policy allows the scripts that a page holds, so that no value may become one.
  if (String(inlineScripts(configured)) !== String(scripts)) {
    throw new InputError(`${path} would get a script from the configuration. Nothing is written.`);
  }
  return configured;
}

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

function writeConfiguration(page: Page, configuration: object): void {
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
