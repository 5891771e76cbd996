import "@waymark/core/styles.css";
import "@waymark/branding/styles.css";
import type { Preview } from "@storybook/react-vite";
import { languages } from "@waymark/core/build";
import { regionNames } from "@waymark/core/states";
import { axeOptions } from "../src/gate/checks/axe-options.ts";
import { reloadWhenUsed } from "../src/stories/reload-when-used.ts";

const size = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    // Stories have no arguments and report no actions: their panels would be empty.
    controls: { disable: true },
    actions: { disable: true },
    a11y: { options: axeOptions },
    viewport: {
      options: {
        small: size("Small phone", 320, 640),
        phone: size("Phone", 390, 844),
        desk: size("Desk", 1280, 800),
      },
    },
  },
  initialGlobals: { region: "default", language: "en-CA", theme: "system" },
  globalTypes: {
    region: { toolbar: { title: "Region", icon: "globe", items: [...regionNames] } },
    language: { toolbar: { title: "Language", icon: "transfer", items: Object.keys(languages) } },
    theme: { toolbar: { title: "Colours", icon: "contrast", items: ["system", "light", "dark"] } },
  },
  loaders: [reloadWhenUsed],
  // Runs once the play function and the animations have ended.
  afterEach: () => void (document.documentElement.dataset["state"] = "reached"),
};

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default preview;
