import { waymarkApp } from "@waymark/vite-preset";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { storybookBuild } from "./storybook-build.ts";

async function pluginsOf(config: Parameters<typeof storybookBuild>[0]): Promise<Plugin[]> {
  const { plugins } = await storybookBuild({ root: "/prairie", ...config }, { region: "." });
  return plugins as Plugin[];
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
  const module = plugins.find(({ name }) => name === "storybook:virtual:waymark/regions");
  const load = module?.load as (id: string) => string;
  const text = load("virtual:waymark/regions");
  expect(text).toContain('import("/prairie/src/main.tsx")');
  expect(text).toContain('import("/prairie/src/region.ts")');
  expect(text).toContain("https://prairie.test/help");
});
