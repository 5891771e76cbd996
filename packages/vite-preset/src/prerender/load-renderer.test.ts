import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { CliError } from "../../../../scripts/cli-error.mjs";
import { withRenderer } from "./load-renderer.ts";

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

it("[RE-1] names the line of a region that throws when it is loaded, and no line of ours", async () => {
  const root = folderWith(
    'import type { Region } from "@waymark/core";\n\ninterface Row {\n  x: string;\n}\n\nconst rows: Record<string, Row> = {};\nconsole.debug(rows["none"]!.x);\nexport const region = {} as Region;\n',
  );
  const error = await withRenderer(root, async () => null).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CliError);
  expect(String(error)).toMatch(
    /src\/region\.ts cannot be loaded: TypeError: Cannot read properties of undefined \(reading 'x'\)\n +at \S*src\/region\.ts:8:29$/u,
  );
});
