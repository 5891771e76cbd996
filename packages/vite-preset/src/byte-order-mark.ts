import type { Plugin } from "vite";

/** Takes a byte order mark from the beginning of style sheets: the parser stops at it, and editors do not show it. */
export function byteOrderMark(): Plugin {
  return {
    name: "waymark:byte-order-mark",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(?:\?|$)/u, code: /^\uFEFF/u },
      handler: (code) => ({ code: code.slice(1), map: null }),
    },
  };
}
