import { fileURLToPath } from "node:url";
import { screenStates } from "@waymark/core/states";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";

const STORIES = "virtual:stories";
const storyModule = fileURLToPath(new URL("story-of.tsx", import.meta.url));

export const catalogueFile = "../../../packages/core/src/testing/states/index.ts";

/** Tells Storybook of a story for each state of the catalogue, in a group for each flow. */
export const stateIndexer: Indexer = {
  test: /testing\/states\/index\.ts$/u,
  createIndex: async () =>
    screenStates.map(({ id, flow }) => ({
      type: "story",
      importPath: STORIES,
      title: flow,
      exportName: id,
      name: id,
    })),
};

/** The module that the index names: the stories of all states, in memory. */
export const storiesModule: Plugin = {
  name: "stories-module",
  resolveId: (id) => (id === STORIES ? id : null),
  load(id) {
    if (id !== STORIES) return null;
    return [
      `import { storyOf } from ${JSON.stringify(storyModule)};`,
      "export default {};",
      ...screenStates.map((state, at) => `const state${at} = storyOf("${state.id}");`),
      `export { ${screenStates.map((state, at) => `state${at} as "${state.id}"`).join(", ")} };`,
    ].join("\n");
  },
};
