import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { waymarkApp } from "@waymark/vite-preset";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { storybookBuild } from "./storybook-build.ts";

async function pluginsOf(config: Parameters<typeof storybookBuild>[0]): Promise<Plugin[]> {
  const { plugins } = await storybookBuild({ root: "/prairie", ...config }, { region: "." });
  return plugins as Plugin[];
}

/** Text of a module in memory. */
function moduleIn(plugins: readonly Plugin[], id: string): string {
  const module = plugins.find(({ name }) => name === `storybook:${id}`);
  const load = module?.load as (asked: string) => string;
  return load(id);
}

/** Text of the module with the regions. */
const regionsIn = (plugins: readonly Plugin[]) => moduleIn(plugins, "virtual:waymark/regions");

it("[QR-2] stories have the plugins and texts of the region, and nothing that makes its pages", async () => {
  const own: Plugin = { name: "own" };
  const names = (await pluginsOf({ plugins: [waymarkApp().plugins, own] })).map(({ name }) => name);
  const ours = names.filter((name) => name.startsWith("waymark:"));
  expect(ours).toEqual(["waymark:region-variants", "waymark:dictionaries"]);
  expect(names).toContain("own");
});

it("[QR-2] stories have the region's styles, parts and configuration", async () => {
  const links = { "en-CA": { help: "https://prairie.test/help" } };
  const plugins = await pluginsOf(waymarkApp({ configuration: { links } }));
  const text = regionsIn(plugins);
  expect(text).toContain('import("/prairie/src/main.tsx")');
  expect(text).toContain('import("/prairie/src/region.ts")');
  expect(text).toContain("https://prairie.test/help");
});

it("[QR-2] stories of several regions have each one's own texts", async () => {
  const florida = join(import.meta.dirname, "../fixtures/region");
  const { plugins } = await storybookBuild({ root: "/stories" }, { florida, plain: "plain" });
  const text = regionsIn(plugins as Plugin[]);
  expect(text).toContain(`"fr-CA": () => import("${florida}/translations/fr-CA.json")`);
  expect(text).toMatch(/"plain": .* texts: \{\}/u);
});

it("[QR-2] stories have the sign-in variants that the region lists itself", async () => {
  const root = testFolder();
  mkdirSync(join(root, "src"));
  const variants = '["default", { name: "northside", path: "/northside" }]';
  writeFileSync(join(root, "src/variants.ts"), `export const variants = ${variants};`);
  const stories = moduleIn(await pluginsOf({ root }), "virtual:stories");
  expect(stories).toContain('"path":"/northside"');
  expect(stories).toContain('as "sign-in-of-northside"');
});
