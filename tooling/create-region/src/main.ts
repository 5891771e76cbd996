#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tell } from "../../../scripts/failure.mjs";
import { createRegion } from "./create-region.ts";

/** Beside the built command, and where the repository has them. */
const folders = {
  region: ["region", "../../generators/templates/region"],
  own: ["template", "../template"],
};

const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
const [region, own] = [placeOf(folders.region), placeOf(folders.own)];

await createRegion({ into: process.cwd(), region, own }, process.argv.slice(2), terminal).catch(
  tell,
);

function placeOf(places: readonly string[]): string {
  const paths = places.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return paths.find((path) => existsSync(path)) ?? "";
}
