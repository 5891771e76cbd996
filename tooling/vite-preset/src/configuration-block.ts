import { checkConfiguration, type PartialConfiguration } from "@waymark/core/build";
import type { Plugin } from "vite";

/**
 * Ships the runtime configuration: one JSON block in the page with every key, so that one build serves every stage.
 * @param own what the region sets otherwise than core's defaults
 * @throws {Error} that names every key of it that is unknown or wrong
 */
export function configurationBlock(own: PartialConfiguration): Plugin {
  const { configuration, problems } = checkConfiguration(own);
  if (problems.length > 0) {
    throw new Error(`The region's configuration is wrong:\n  ${problems.join("\n  ")}`);
  }
  const json = JSON.stringify(configuration, null, 2);
  return {
    name: "waymark:configuration-block",
    // Beside the pages as well: what another stage's values are laid over.
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "portal-config.json", source: json });
    },
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { type: "application/json", id: "portal-config" },
        // A `<` inside a text must not end the block.
        children: json.replaceAll("<", "\\u003c"),
        injectTo: "head",
      },
    ],
  };
}
