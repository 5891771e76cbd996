import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/*.stories.tsx"],
  staticDirs: [{ from: "../dist", to: "/states" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // The build of the page of states is none of Storybook's own.
  viteFinal: (own) => ({ ...own, base: "./", css: {} }),
};

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default config;
