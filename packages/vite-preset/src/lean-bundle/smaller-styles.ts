import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import { edited } from "./edited.ts";

/** A style that comes with its script. */
const LAZY_STYLE = /`@layer [^`]*`/gu;
const COMMENTS_AND_SPACES = /(?:\/\*.*?\*\/|\s)+/gsu;

/** Vite's own mark at the end of a style sheet, which nothing reads in a built app. */
const MARK = /\s*\/\*\$vite\$:\d+\*\//gu;
/** The properties by which lightningcss stands in for `light-dark()`; it adds them to each `color-scheme`. */
const SCHEMES = /--lightningcss-(?:light|dark):[^;{}]*;?/gu;
const EMPTY_RULES = /@media \(prefers-color-scheme:dark\)\{:root\{\}\}/gu;
const SCHEME_IN_USE = "var(--lightningcss-";

/** Removes from styles what no browser needs: the layout of those in scripts, and what the tools leave in those of pages. */
export function smallerStyles(): Plugin {
  return {
    name: "waymark:smaller-styles",
    apply: "build",
    transform(code, id) {
      if (!isCore(id)) return null;
      return edited(code, (text) => {
        for (const { 0: style, index } of code.matchAll(LAZY_STYLE)) {
          text.overwrite(index, index + style.length, style.replaceAll(COMMENTS_AND_SPACES, " "));
        }
      });
    },
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
