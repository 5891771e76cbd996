import { type Configuration, defaultConfiguration } from "@waymark/core/build";
import type { Plugin } from "vite";

export type ConfigurationOverrides = Partial<Configuration>;

/** Ships the runtime configuration: one JSON block in the page with every key, so that one build serves every stage. */
export function configurationBlock(overrides: ConfigurationOverrides): Plugin {
  const block = JSON.stringify({ ...defaultConfiguration, ...overrides }, null, 2);
  return {
    name: "waymark:configuration-block",
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { type: "application/json", id: "portal-config" },
        // A `<` inside a text must not end the block.
        children: block.replaceAll("<", "\\u003c"),
        injectTo: "head",
      },
    ],
  };
}
