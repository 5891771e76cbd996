// No partner can import types that no entry leads to, and they would be a seventh of the package.
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "../package.json" with { type: "json" };

const IMPORTED = /(?:from|import)[\s(]*"(?<path>\.{1,2}\/[^"]+?)\.tsx?"/gu;

const dist = new URL("../dist/", import.meta.url);
const reached = new Set<string>();
for (const entry of Object.values(manifest.publishConfig.exports)) {
  if (typeof entry === "object") reach(new URL(`../${entry.types}`, import.meta.url));
}
for (const path of globSync("**/*.d.ts", { cwd: fileURLToPath(dist) })) {
  const declaration = new URL(path, dist);
  if (!reached.has(declaration.href)) rmSync(declaration);
}

function reach(declaration: URL): void {
  // Examples in comments import files of a region.
  if (reached.has(declaration.href) || !existsSync(declaration)) return;
  reached.add(declaration.href);
  for (const { groups } of readFileSync(declaration, "utf8").matchAll(IMPORTED)) {
    reach(new URL(`${groups?.["path"]}.d.ts`, declaration));
  }
}
