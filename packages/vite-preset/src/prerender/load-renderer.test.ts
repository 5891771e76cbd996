import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";

const modules = fileURLToPath(new URL("../../../../apps/default/node_modules", import.meta.url));

/** A region's folder with this `src/region.ts`. */
function folderWith(region: string): string {
  const root = testFolder();
  for (const folder of ["src", "node_modules"]) mkdirSync(join(root, folder));
  for (const name of readdirSync(modules).filter((each) => each !== ".vite")) {
    symlinkSync(join(modules, name), join(root, "node_modules", name));
  }
  writeFileSync(join(root, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(root, "src/region.ts"), region);
  return root;
}

/** Loads the region of that folder, in a process of its own: vitest has another way to find the lines of a stack. */
function outputOfLoading(root: string): string {
  const renderer = new URL("load-renderer.ts", import.meta.url);
  const script = `const { withRenderer } = await import("${renderer}");
    await withRenderer(process.argv[1], async () => null).catch((error) => console.log(error));`;
  const node = ["--input-type=module", "-e", script, root];
  return spawnSync(process.execPath, node, { encoding: "utf8" }).stdout;
}

it("[RE-1] names the line of a region that throws when it is loaded, and no line of ours", () => {
  const lines = [
    'import type { Region } from "@waymark/core";',
    "interface Row { x: string }",
    "const rows: Record<string, Row> = {};",
    ...Array.from({ length: 12 }, (_, number) => `rows["${number}"] = { x: "${number}" };`),
    'console.debug(rows["none"]!.x);',
    "export const region = {} as Region;",
  ];
  const root = folderWith(lines.join("\n"));
  expect(outputOfLoading(root)).toMatch(
    /^src\/region\.ts cannot be loaded: TypeError: Cannot read properties of undefined \(reading 'x'\)\n +at .*src\/region\.ts:16:\d+\)?\n$/u,
  );
});

it("[RE-1] leaves the files alone that a development server of the same app has made", () => {
  const root = folderWith("export const region = {};");
  const file = join(root, "node_modules/.vite/deps/_metadata.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "of the server");
  expect(outputOfLoading(root)).toBe("");
  expect(readFileSync(file, "utf8")).toBe("of the server");
});
