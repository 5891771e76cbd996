import type { Plugin } from "vite";

/**
 * Has browsers send no page's address to others. Paths of mailed links hold tokens, and a host may set no headers; the
 * element comes first, before anything that a page loads.
 */
export function noReferrer(): Plugin {
  return {
    name: "waymark:no-referrer",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { name: "referrer", content: "no-referrer" },
        injectTo: "head-prepend",
      },
    ],
  };
}
