import { extname } from "node:path";
import types from "./content-types.json" with { type: "json" };

/** Content types by extension, of every kind of file in a build. */
export const contentTypes: Readonly<Record<string, string>> = types;

/** The content type of a file's name, by its extension; undefined for an extension that builds do not have. */
export function contentTypeOf(name: string): string | undefined {
  return contentTypes[extname(name).toLowerCase()];
}

/** Returns true for the name of an HTML file, such as a page. */
export function isHtmlName(name: string): boolean {
  return extname(name).toLowerCase() === ".html";
}
