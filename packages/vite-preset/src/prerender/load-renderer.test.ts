import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const modules = fileURLToPath(new URL("../../../../apps/default/node_modules", import.meta.url));

/** A region's folder with this `src/region.ts`. */
function folderWith(region: string): string {
  const root = mkdtempSync(join(tmpdir(), "waymark-region-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "src"));
  symlinkSync(modules, join(root, "node_modules"));
  writeFileSync(join(root, "src/region.ts"), region);
  return root;
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
  // In a process of its own: vitest has another way to find the lines of a stack.
  const renderer = new URL("load-renderer.ts", import.meta.url);
  const script = `const { withRenderer } = await import("${renderer}");
    await withRenderer(process.argv[1], async () => null).catch((error) => console.log(error));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script, root], {
    encoding: "utf8",
  });
  expect(stdout).toMatch(
    /^src\/region\.ts cannot be loaded: TypeError: Cannot read properties of undefined \(reading 'x'\)\n +at .*src\/region\.ts:16:\d+\)?\n$/u,
  );
});
