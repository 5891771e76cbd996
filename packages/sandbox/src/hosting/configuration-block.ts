import { attributeOf, textElements } from "./markup.ts";

/** The runtime configuration as JSON has it; what its keys mean is checked by the portal. */
export type Configuration = Readonly<Record<string, unknown>>;

const BLOCK_ID = "portal-config";

/** The configuration that a page holds; empty where it holds none that can be read, as the portal then takes its defaults. */
export function readConfiguration(html: string): Configuration {
  const block = [...html.matchAll(textElements("script"))].find(isBlock);
  try {
    const value: unknown = JSON.parse(block?.groups?.["content"] ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The page with another configuration in its block; a page without a block stays as it is. */
export function replaceConfiguration(html: string, configuration: Configuration): string {
  // A `<` inside a text must not end the block.
  const json = JSON.stringify(configuration, null, 2).replaceAll("<", "\\u003c");
  return html.replace(textElements("script"), (element: string, start: string) =>
    isBlockStart(start) ? start + json + element.slice(element.lastIndexOf("</")) : element,
  );
}

/** Lays values over others: objects key by key, everything else, lists too, in its whole. */
export function layOver(base: Configuration, values: Configuration): Configuration {
  const entries = Object.entries(values).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isObject(below) && isObject(value) ? layOver(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

export function isObject(value: unknown): value is Configuration {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBlock({ groups }: RegExpMatchArray): boolean {
  return isBlockStart(groups?.["start"] ?? "");
}

function isBlockStart(tag: string): boolean {
  return attributeOf(tag, "id") === BLOCK_ID;
}
