import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Cell } from "../cell.ts";
import { atlasFolder } from "../pictures-folder.ts";
import { atlasHtml } from "./atlas-html.ts";

/** Writes the page beside its pictures and gives its file. */
export function writeAtlasPage(cells: readonly Cell[]): string {
  const css = readFileSync(new URL("atlas.css", import.meta.url), "utf8");
  const file = `${atlasFolder}index.html`;
  mkdirSync(atlasFolder, { recursive: true });
  writeFileSync(file, atlasHtml(cells, css));
  return file;
}
