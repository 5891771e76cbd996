import { fileURLToPath } from "node:url";
import type { Indexer } from "storybook/internal/types";
import { regionStates } from "../browser/states/region-states.ts";
import { STORIES } from "./virtual-modules.ts";

/** The file that Storybook takes for one of stories. */
export const catalogueFile = fileURLToPath(import.meta.resolve("@waymark/core/states"));

/** Tells Storybook of a story for each state, in a group for each flow. */
export const stateIndexer: Indexer = {
  test: /testing\/states\/index\.[jt]s$/u,
  createIndex: async () =>
    regionStates().map(({ id, flow }) => ({
      type: "story",
      importPath: STORIES,
      title: flow,
      exportName: id,
      name: id,
    })),
};
