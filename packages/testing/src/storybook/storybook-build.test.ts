import { join } from "node:path";
import { waymarkApp } from "@waymark/vite-preset";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { storybookBuild } from "./storybook-build.ts";

async function pluginsOf(config: Parameters<typeof storybookBuild>[0]): Promise<Plugin[]> {
  const { plugins } = await storybookBuild({ root: "/prairie", ...config }, { region: "." });
  return plugins as Plugin[];
}

/** Text of the module with the regions. */
function regionsIn(plugins: readonly Plugin[]): string {
  const module = plugins.find(({ name }) => name === "storybook:virtual:waymark/regions");
  const load = module?.load as (id: string) => string;
  return load("virtual:waymark/regions");
}

it("[QR-2] stories have the plugins and texts of the region, and nothing that makes its pages", async () => {
  const own: Plugin = { name: "own" };
  const names = (await pluginsOf({ plugins: [waymarkApp().plugins, own] })).map(({ name }) => name);
  const ours = names.filter((name) => name.startsWith("waymark:"));
  expect(ours).toEqual(["waymark:dictionaries"]);
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
