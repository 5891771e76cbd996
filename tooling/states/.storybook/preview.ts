import type { Preview } from "@storybook/react-vite";
import { languages } from "@waymark/core/build";
import { regionNames } from "@waymark/core/states";

const preview: Preview = {
  parameters: { layout: "fullscreen", controls: { disable: true } },
  initialGlobals: { region: "default", language: "en-CA", theme: "light" },
  globalTypes: {
    region: { toolbar: { title: "Region", icon: "globe", items: [...regionNames] } },
    language: { toolbar: { title: "Language", icon: "transfer", items: Object.keys(languages) } },
    theme: { toolbar: { title: "Colours", icon: "contrast", items: ["light", "dark"] } },
  },
  // What the toolbar says goes to every story as if it were an argument of its own.
  decorators: [(story, { args, globals }) => story({ args: { ...globals, ...args } })],
};

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default preview;
