import type { StorybookConfig } from "@storybook/react-vite";
import { catalogueFile, stateIndexer } from "../src/stories/state-stories.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [catalogueFile],
  experimental_indexers: (usual = []) => [...usual, stateIndexer],
  addons: ["@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // For axe a skip link precedes all other links, so Storybook's hidden error page loses its own.
  previewBody: (body = "") => body.replaceAll(/<\/?a\b[^>]*>/gu, ""),
};

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default config;
