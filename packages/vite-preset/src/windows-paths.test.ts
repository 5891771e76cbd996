import type * as paths from "node:path";
import { expect, it, vi } from "vitest";
import { dictionaries } from "./dictionaries/dictionaries.ts";
import { builtFiles, type FilesOfBuild } from "./imported-files/imported-files.ts";
import { regionVariants } from "./variants/region-variants.ts";

vi.mock("node:path", async (actual) => (await actual<typeof paths>()).win32);

/** Vite writes paths with slashes on every system. */
const root = "C:/work/prairie";
const config = { root, command: "serve", assetsInclude: () => true };

/** A hook of a plugin, as far as these tests call it. */
type Hook = (this: unknown, ...given: unknown[]) => unknown;
const hookOf = (plugin: object, name: string) => (plugin as Record<string, Hook>)[name];

it("[RE-1] on Windows, a prerendered page has the url of a built picture", () => {
  const logo = { type: "asset", originalFileNames: ["src/logo.png"], fileName: "assets/logo.png" };
  const plugin = builtFiles({ config, bundle: { logo } } as unknown as FilesOfBuild);
  const load = hookOf(plugin, "load");
  expect(load?.(`${root}/src/logo.png`)).toBe('export default "/assets/logo.png"');
});

it("[RE-1] on Windows, a changed text loads the page of development again", () => {
  const plugin = dictionaries();
  hookOf(plugin, "configResolved")?.(config);
  const table = {};
  const environment = { moduleGraph: { getModuleById: () => table } };
  const updated = (file: string) => hookOf(plugin, "hotUpdate")?.call({ environment }, { file });
  expect(updated(`${root}/translations/fr-CA.json`)).toEqual([table]);
  expect(updated(`${root}/src/region.ts`)).toBeUndefined();
});

it("[RE-1] on Windows, the rows of variants lose the columns that scripts have elsewhere", () => {
  const plugin = regionVariants();
  hookOf(plugin, "configResolved")?.(config);
  const transform = hookOf(plugin, "transform");
  expect(transform?.("export const variants = [];", `${root}/src/variants.ts`)).not.toBeNull();
});

it("[RE-1] on Windows, development says that a changed list of languages or variants waits for another start", () => {
  const plugin = regionVariants();
  hookOf(plugin, "configResolved")?.(config);
  const warn = vi.fn<(message: string) => void>();
  const update = (name: string, file: string) =>
    hookOf(plugin, "hotUpdate")?.call({ environment: { name, logger: { warn } } }, { file });
  update("client", `${root}/apps/other/src/variants.ts`);
  for (const file of ["languages", "variants", "region"]) {
    update("client", `${root}/src/${file}.ts`);
    update("ssr", `${root}/src/${file}.ts`);
  }
  expect(warn.mock.calls).toEqual([
    ["src/languages.ts is read once: stop this command and start it again."],
    ["src/variants.ts is read once: stop this command and start it again."],
  ]);
});
