import { relative } from "node:path";
import type { Plugin } from "vite";
import { isReact } from "./chunks.ts";
import { leanReactDom } from "./lean-react-dom.ts";
import { misfitOf, wholeLibrary, withReplacements } from "./replace-parts.ts";
import { leftOutFeature } from "./react-features.ts";

/**
 * Leaves out of React's renderer what nothing in the app uses. It waits for the chunks: a page of the region's own may use
 * all of React. Then the app has the whole renderer, with a warning.
 */
export function leanRenderer(): Plugin {
  return {
    name: "waymark:lean-renderer",
    apply: "build",
    // oxlint-disable-next-line max-params -- what the bundler calls it with
    renderChunk(code, { moduleIds }, _options, { chunks }) {
      const id = moduleIds.find((one) => leanReactDom.modules.test(one));
      if (id === undefined) return null;
      const misfit = misfitOf(leanReactDom, id);
      if (misfit !== null) {
        this.warn(wholeLibrary(leanReactDom, misfit));
        return null;
      }
      const modules = Object.values(chunks).flatMap((chunk) => Object.entries(chunk.modules));
      for (const [file, module] of modules) {
        const feature = isReact(file) ? null : leftOutFeature(module.code ?? "");
        if (feature === null) continue;
        this.warn(wholeReact(relative(this.environment.config.root, file), feature));
        return null;
      }
      return withReplacements(code, leanReactDom, id);
    },
  };
}

function wholeReact(file: string, feature: string): string {
  return (
    `${file} uses ${feature}, which the portal's own pages do not use. ` +
    `The build has the whole of React. Its pages work the same and are some kB larger.`
  );
}
