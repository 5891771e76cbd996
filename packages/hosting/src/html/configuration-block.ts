import { isRecord } from "@waymark/core/build";
import { textContent } from "domutils";
import { elementsOf, type Page, parsePage } from "./page.ts";

/** The runtime configuration as JSON; its keys are checked by `configure` and by the portal. */
export type ConfigurationBlock = Readonly<Record<string, unknown>>;

/** Reads the configuration block of a page; empty where there is no valid one, as the portal then uses its defaults. */
export function readConfiguration(html: string): ConfigurationBlock {
  return configurationOf(parsePage(html));
}

export function configurationOf(page: Page): ConfigurationBlock {
  try {
    const value: unknown = JSON.parse(textContent(blocksOf(page)));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Writes another configuration into the block of a page, where it has one. */
export function replaceConfiguration(page: Page, configuration: object): void {
  const json = scriptJson(configuration);
  for (const block of blocksOf(page)) block.children = parsePage(json).children;
}

/**
 * A value as the JSON of a script element: no `<` inside a text ends it.
 * @internal
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Merges a configuration into another: objects key by key; every other value, lists too, is replaced. */
export function mergeConfiguration(
  base: ConfigurationBlock,
  values: ConfigurationBlock,
): ConfigurationBlock {
  const entries = Object.entries(values).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isRecord(below) && isRecord(value) ? mergeConfiguration(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** An element of another kind with the same id is no block. */
function blocksOf(page: Page) {
  return elementsOf(page, "script").filter(({ attribs }) => attribs["id"] === "portal-config");
}
