import { extname } from "node:path";

/** Content types by extension, of every kind of file in a build. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The content type of a file's name, by its extension; undefined for an extension that builds do not have. */
export function contentTypeOf(name: string): string | undefined {
  return contentTypes[extname(name).toLowerCase()];
}

/** Whether a file of that name is a page. */
export function isHtmlName(name: string): boolean {
  return extname(name).toLowerCase() === ".html";
}
