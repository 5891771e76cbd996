import type { Plugin } from "vite";

/** Vite's own mark at the end of a style sheet, which nothing reads in a built app. */
const MARK = /\s*\/\*\$vite\$:\d+\*\//gu;
/** The properties by which lightningcss stands in for `light-dark()`; it adds them to each `color-scheme`. */
const SCHEMES = /--lightningcss-(?:light|dark):[^;{}]*;?/gu;
const EMPTY_RULES = /@media \(prefers-color-scheme:dark\)\{:root\{\}\}/gu;
const SCHEME_IN_USE = "var(--lightningcss-";

/** Removes from styles what the tools leave in them; every page carries its styles. */
export function smallerStyles(): Plugin {
  return {
    name: "waymark:smaller-styles",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          const css = file.source.toString().replaceAll(MARK, "");
          file.source = css.includes(SCHEME_IN_USE)
            ? css
            : css.replaceAll(SCHEMES, "").replaceAll(EMPTY_RULES, "");
        }
      },
    },
  };
}
