import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, Hono } from "hono";
import { contentTypeOf, contentVersion, IMMUTABLE } from "@waymark/hosting";

/** Under a path of the workspace pages, so that a development server which passes those on passes these on too. */
const FOLDER_URL = "/workspace/assets";

/** The files that pages ask for, each with its parts in the folder `assets`. */
const assets = {
  "pages.css": [
    "looks.css",
    "frame.css",
    "controls.css",
    "cards.css",
    "console.css",
    "tables.css",
    "slips.css",
  ],
  "sign.svg": ["sign.svg"],
} as const;

export type AssetName = keyof typeof assets;

const assetNames = Object.keys(assets) as AssetName[];

const readOnce = new Map<AssetName, string>();

function contentOf(name: AssetName): string {
  const content = readOnce.get(name) ?? assets[name].map(readPart).join("\n");
  readOnce.set(name, content);
  return content;
}

function readPart(name: string): string {
  return readFileSync(join(import.meta.dirname, "assets", name), "utf8");
}

/** The url of one of the pages' files; it changes with the content. */
export function assetUrl(name: AssetName): string {
  return `${FOLDER_URL}/${name}?v=${contentVersion(contentOf(name))}`;
}

/** Serves the files that the sandbox's own pages use. */
export function createAssetRoutes<E extends Env>(): Hono<E> {
  const routes = new Hono<E>();
  for (const name of assetNames) {
    routes.get(`${FOLDER_URL}/${name}`, (c) => {
      c.header("Content-Type", contentTypeOf(name));
      c.header("Cache-Control", IMMUTABLE);
      return c.body(contentOf(name));
    });
  }
  return routes;
}
