import type { Loader, Preview } from "@storybook/react-vite";
import { dictionaries, regions } from "virtual:waymark/regions";
import { axeOptions } from "../browser/axe-options.ts";

const names = Object.keys(regions);
const languages = Object.keys(dictionaries.portal);

const opened = new URL(window.location.href);
let used = false;

// The portal has replaced the address, which a reload by Vite must find.
import.meta.hot?.on("vite:beforeFullReload", () => window.history.replaceState(null, "", opened));

/** Gives every story a new page, because the portal keeps state in its modules, in storage and in the address. */
const reloadWhenUsed: Loader = ({ id, globals }) => {
  if (!used) {
    used = true;
    return {};
  }
  const chosen = Object.entries(globals).filter(([, value]) => typeof value === "string");
  opened.searchParams.set("id", id);
  opened.searchParams.set("globals", chosen.map((entry) => entry.join(":")).join(";"));
  window.location.replace(opened);
  return new Promise(() => undefined);
};

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    // Stories have no arguments and report no actions: their panels would be empty.
    controls: { disable: true },
    actions: { disable: true },
    a11y: { options: axeOptions },
  },
  initialGlobals: { region: names[0], language: languages[0], theme: "system", texts: "usual" },
  globalTypes: {
    ...(names.length > 1 && {
      region: { toolbar: { title: "Region", icon: "globe", items: names } },
    }),
    language: { toolbar: { title: "Language", icon: "transfer", items: languages } },
    texts: { toolbar: { title: "Texts", icon: "ruler", items: ["usual", "long", "marked"] } },
    theme: { toolbar: { title: "Colours", icon: "contrast", items: ["system", "light", "dark"] } },
  },
  loaders: [reloadWhenUsed],
};

// oxlint-disable-next-line import/no-default-export -- Storybook reads nothing else
export default preview;
