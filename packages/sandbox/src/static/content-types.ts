import { extname } from "node:path";
import { contentTypes } from "../hosting/content-types.ts";

/** The content type that a name's extension stands for; undefined when it stands for none we know. */
export function contentTypeOf(name: string): string | undefined {
  return contentTypes[extname(name).toLowerCase()];
}

export function isHtmlName(name: string): boolean {
  return extname(name).toLowerCase() === ".html";
}
