import type { Plugin } from "vite";

/**
 * Leaves `import()` to the browser. Vite's helper for it fetches style sheets and preloads beside a script; here the style is
 * in the page, and pages name their preloads themselves.
 */
export function plainImports(): Plugin {
  return {
    name: "waymark:plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/u },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
