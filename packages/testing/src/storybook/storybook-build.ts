import { resolve } from "node:path";
import { msw } from "msw/vite";
import { mergeConfig, type Plugin, type PluginOption, type UserConfig } from "vite";
import { regionStates } from "../browser/states/region-states.ts";
import { regionsModule, storiesModule } from "./virtual-modules.ts";

/** Plugins of the preset that stories need; the others make, check and compress the pages of a build. */
const needed = ["waymark:dictionaries", "waymark:region-variants"];
/** Plugin that has the region's own configuration. */
const PAGE_HEAD = "waymark:page-head";

interface Api {
  configuration: object;
}

/** The configuration of vite for the stories: the region's own, without what makes its pages. */
export async function storybookBuild(
  config: UserConfig,
  regions: Readonly<Record<string, string>>,
): Promise<UserConfig> {
  const root = config.root ?? process.cwd();
  const all = await pluginsIn(config.plugins ?? []);
  const head = all.find((plugin) => plugin.name === PAGE_HEAD);
  const folders = Object.entries(regions).map(([name, path]) => [name, resolve(root, path)]);
  const own = {
    root,
    configuration: (head?.api as Api | undefined)?.configuration ?? {},
    folders: Object.fromEntries(folders) as Record<string, string>,
  };
  const kept = all.filter(({ name }) => !name.startsWith("waymark:") || needed.includes(name));
  return mergeConfig(
    {
      ...config,
      plugins: [
        ...kept,
        msw({ mode: "worker-only" }),
        storiesModule(regionStates(root)),
        regionsModule(own),
      ],
    },
    {
      // Vite finds no dependencies in modules that exist in memory alone.
      optimizeDeps: {
        entries: Object.values(own.folders).map((folder) => `${folder}/src/main.tsx`),
      },
      // Inlined files would be other files than those of a build.
      build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
    },
  );
}

/** Plugins, also those in lists and in promises. */
async function pluginsIn(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(pluginsIn))).flat();
  return plugin ? [plugin] : [];
}
