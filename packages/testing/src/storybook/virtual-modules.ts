import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@waymark/core/build";
import type { ScreenState } from "@waymark/core/states";
import type { Plugin } from "vite";

/** Name of the module of all stories, for Storybook's index. */
export const STORIES = "virtual:stories";
const REGIONS = "virtual:waymark/regions";

/** A module in memory. */
function inMemory(id: string, text: () => string): Plugin {
  return {
    name: `storybook:${id}`,
    resolveId: (asked) => (asked === id ? id : null),
    load: (asked) => (asked === id ? text() : null),
  };
}

/** The module that the index names: the stories of all states. */
export const storiesModule = (states: readonly ScreenState[]): Plugin =>
  inMemory(STORIES, () => {
    const story = fileURLToPath(import.meta.resolve("@waymark/testing/storybook/story"));
    return [
      `import { storyOf } from ${JSON.stringify(story)};`,
      "export default {};",
      ...states.map((state, at) => `const state${at} = storyOf(${JSON.stringify(state)});`),
      `export { ${states.map((state, at) => `state${at} as "${state.id}"`).join(", ")} };`,
    ].join("\n");
  });

/** A source file of an app, as a module names it. */
function source(folder: string, name: string): string {
  return JSON.stringify(join(folder, "src", name));
}

/** Regions of the stories. */
interface OwnParts {
  /** Folder of the stories, whose texts the dictionaries have. */
  root: string;
  /** The region's own configuration, as its pages have it. */
  configuration: object;
  /** Folders of the apps, by the names of their regions. */
  folders: Readonly<Record<string, string>>;
}

/**
 * The module with the regions, their styles and their texts. An app's first module imports all of its styles; it renders nothing,
 * because no story has mounted its element yet.
 */
export const regionsModule = ({ root, configuration, folders }: OwnParts): Plugin =>
  inMemory(REGIONS, () => {
    const entries = Object.entries(folders).map(([name, folder]) => {
      const load = `() => import(${source(folder, "main.tsx")}).then(() => import(${source(folder, "region.ts")}))`;
      const texts = folder === root ? "" : ownTexts(folder).join();
      return `${JSON.stringify(name)}: { load: ${load}, texts: {${texts}} },`;
    });
    return [
      'export { default as dictionaries } from "virtual:waymark/dictionaries";',
      `export const configuration = ${JSON.stringify(configuration)};`,
      `export const regions = {\n${entries.join("\n")}\n};`,
    ].join("\n");
  });

/** Imports of the texts of an app in another folder. */
function ownTexts(folder: string): string[] {
  return Object.keys(languages).flatMap((language) => {
    const file = join(folder, "translations", `${language}.json`);
    return existsSync(file) ? [`"${language}": () => import(${JSON.stringify(file)})`] : [];
  });
}
