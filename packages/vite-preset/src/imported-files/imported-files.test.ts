import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Region } from "@waymark/core";
import { writeFiles } from "@waymark/hosting/testing/folder";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importedFiles } from "./imported-files.ts";
import { waymarkApp } from "../waymark-app.ts";
import { type AppBuild, withRenderer } from "../prerender/load-renderer.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-imports-"));
const modules = fileURLToPath(new URL("../../../../apps/default/node_modules", import.meta.url));

/** Values that a region's modules import, as the built scripts have it and as the renderer has it. */
type Imported = Record<
  "box" | "large" | "aliased" | "typed" | "mode" | "badge" | "version",
  string
>;
let scripts: Imported;
let pages: Imported;
const files: string[] = [];
let css = "";

const region = `
import box from "./box.module.css";
import large from "./large.png";
import aliased from "@pictures/small.svg";
import typed from "@/large.png";
const { MODE: mode, VITE_BADGE: badge } = import.meta.env;
export const region = { box: box.box, large, aliased, typed, mode, badge, version: VERSION };
globalThis.imported = region;
`;

beforeAll(async () => {
  symlinkSync(modules, join(root, "node_modules"));
  writeFiles(root, {
    "index.html": '<script type="module" src="/src/region.ts"></script>',
    "tsconfig.json": JSON.stringify({ compilerOptions: { paths: { "@/*": ["./src/*"] } } }),
    ".env.production": "VITE_BADGE=Production",
    "pictures/small.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "src/large.png": Buffer.alloc(9000),
    "src/box.module.css": ".box { color: red }",
    "src/region.ts": region,
  });
  const { css: styles = {}, build: options } = waymarkApp();
  const renders: Plugin = {
    name: "renders",
    async writeBundle(_, bundle) {
      files.push(...Object.keys(bundle));
      const app: AppBuild = { config: this.environment.config, bundle };
      await withRenderer(
        root,
        async (renderer) => {
          pages = renderer.region as Region & Imported;
        },
        app,
      );
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) css = String(file.source);
        if (file.type === "chunk") await import(join(root, "dist", file.fileName));
      }
      scripts = Reflect.get(globalThis, "imported") as Imported;
    },
  };
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    define: { VERSION: '"7"' },
    resolve: { alias: { "@pictures": join(root, "pictures") }, tsconfigPaths: true },
    plugins: [importedFiles(), renders],
    css: styles,
    // What the test imports runs in no browser.
    build: { ...options, modulePreload: false },
  });
});
afterAll(() => rmSync(root, { recursive: true }));

it("[RE-1] a page names the files that a region's modules import as its scripts do", () => {
  expect(pages.box).toBe(scripts.box);
  // Scripts find them beside themselves, below whatever path the portal is served.
  const dist = pathToFileURL(join(root, "dist")).href;
  expect([scripts.large, scripts.aliased]).toEqual([dist + pages.large, dist + pages.aliased]);
  expect(pages.typed).toBe(pages.large);
  expect(files.map((name) => `/${name}`)).toEqual(
    expect.arrayContaining([pages.large, pages.aliased]),
  );
  expect(css).toContain(`.${pages.box}`);
});

it("[RE-1] a page is rendered in the build's mode, with its variables and constants", () => {
  expect(pages).toMatchObject({ mode: "production", badge: "Production", version: "7" });
});
