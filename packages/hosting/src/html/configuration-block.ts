import { attributeOf, textElements } from "./markup.ts";

/** The runtime configuration as JSON; its keys are checked by `configure` and by the portal. */
export type Configuration = Readonly<Record<string, unknown>>;

const BLOCK_ID = "portal-config";

/** Reads the configuration block of a page; empty where there is no valid one, as the portal then uses its defaults. */
export function readConfiguration(html: string): Configuration {
  const scripts = [...html.matchAll(textElements("script"))];
  const block = scripts.find(({ groups }) => isBlockStart(groups?.["start"] ?? ""));
  try {
    const value: unknown = JSON.parse(block?.groups?.["content"] ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The page with another configuration in its block; a page without a block stays unchanged. */
export function replaceConfiguration(html: string, configuration: Configuration): string {
  // A `<` inside a text must not end the block.
  const json = JSON.stringify(configuration, null, 2).replaceAll("<", "\\u003c");
  return html.replace(textElements("script"), (element: string, start: string) =>
    isBlockStart(start) ? start + json + element.slice(element.lastIndexOf("</")) : element,
  );
}

/** Merges a configuration into another: objects key by key; every other value, lists too, is replaced. */
export function mergeConfiguration(base: Configuration, values: Configuration): Configuration {
  const entries = Object.entries(values).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isObject(below) && isObject(value) ? mergeConfiguration(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

export function isObject(value: unknown): value is Configuration {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBlockStart(tag: string): boolean {
  return attributeOf(tag, "id") === BLOCK_ID;
}
