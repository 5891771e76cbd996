import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, Hono } from "hono";
import { contentTypeOf, IMMUTABLE } from "@waymark/hosting";

/** Under a path of the workspace pages, so that a development server which passes those on passes these on too. */
const FOLDER_URL = "/workspace/assets";

export type AssetName = "pages.css" | "sign.svg";

const readOnce = new Map<AssetName, { content: string; version: string }>();

function asset(name: AssetName): { content: string; version: string } {
  const known = readOnce.get(name);
  if (known) return known;
  const content = readFileSync(join(import.meta.dirname, "assets", name), "utf8");
  const version = createHash("sha256").update(content).digest("hex").slice(0, 8);
  readOnce.set(name, { content, version });
  return { content, version };
}

/** The url of one of the pages' files; it changes with the content. */
export function assetUrl(name: AssetName): string {
  return `${FOLDER_URL}/${name}?v=${asset(name).version}`;
}

/** Serves the files that the sandbox's own pages use. */
export function createAssetRoutes<E extends Env>(): Hono<E> {
  const routes = new Hono<E>();
  for (const name of ["pages.css", "sign.svg"] as const) {
    routes.get(`${FOLDER_URL}/${name}`, (c) => {
      c.header("Content-Type", contentTypeOf(name));
      c.header("Cache-Control", IMMUTABLE);
      return c.body(asset(name).content);
    });
  }
  return routes;
}
