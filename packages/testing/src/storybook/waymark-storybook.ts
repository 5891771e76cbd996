import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import type { Indexer } from "storybook/internal/types";
import { regionStates } from "../browser/states/region-states.ts";
import { storybookBuild } from "./storybook-build.ts";
import { STORIES } from "./virtual-modules.ts";

/** Settings of the stories. */
export interface StorybookOptions {
  /** Folders of several regions, by their names in the toolbar; the repository's own region by default. */
  regions?: Readonly<Record<string, string>>;
}

/**
 * Returns the configuration of Storybook for a region: a story for every state of every screen. The toolbar sets language, colours
 * and longer texts; the accessibility panel runs the rules of the checks.
 * @example
 * // .storybook/main.ts
 * export default waymarkStorybook();
 */
export function waymarkStorybook({
  regions = { region: "." },
}: StorybookOptions = {}): StorybookConfig {
  const preview = import.meta.resolve("@waymark/testing/storybook/preview");
  return {
    framework: "@storybook/react-vite",
    stories: [catalogueFile],
    experimental_indexers: (usual = []) => [...usual, stateIndexer],
    addons: ["@storybook/addon-a11y"],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: false },
    previewAnnotations: (entries = []) => [...entries, fileURLToPath(preview)],
    // For axe a skip link precedes all other links, so Storybook's hidden error page loses its own.
    previewBody: (body = "") => body.replaceAll(/<\/?a\b[^>]*>/gu, ""),
    viteFinal: (config) => storybookBuild(config, regions),
  };
}

/** The file that Storybook takes for one of stories. */
const catalogueFile = fileURLToPath(import.meta.resolve("@waymark/core/states"));

/** Tells Storybook of a story for each state, in a group for each flow. */
const stateIndexer: Indexer = {
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
