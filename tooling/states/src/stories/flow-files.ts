import { fileURLToPath } from "node:url";
import { flows, screenStates } from "@waymark/core/states";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";

const PREFIX = "virtual:flow/";
const storyModule = fileURLToPath(new URL("story-of.tsx", import.meta.url));

export const catalogueFile = "../../../packages/core/src/testing/states/index.ts";

/** Tells Storybook of a story for each state of the catalogue. */
export const stateIndexer: Indexer = {
  test: /testing\/states\/index\.ts$/u,
  createIndex: async () =>
    screenStates.map(({ id, flow }) => ({
      type: "story",
      importPath: `${PREFIX}${flow}`,
      title: flow,
      exportName: id,
      name: id,
    })),
};

/** The modules that the index names: a file of stories for each flow, in memory. */
export const flowFiles: Plugin = {
  name: "flow-files",
  resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
  load(id) {
    const flow = flows.find((each) => id === `${PREFIX}${each}`);
    if (flow === undefined) return null;
    const ids = screenStates.filter((state) => state.flow === flow).map((state) => state.id);
    return [
      `import { storyOf } from ${JSON.stringify(storyModule)};`,
      `export default { title: "${flow}" };`,
      ...ids.map((name, at) => `const state${at} = storyOf("${name}");`),
      `export { ${ids.map((name, at) => `state${at} as "${name}"`).join(", ")} };`,
    ].join("\n");
  },
};
