import { type AnyNode, type Declaration, parse } from "postcss";
import type { Token } from "./pairs.ts";

/** What a theme sets in one scheme, as written: `page` → `#f4f7f3`. */
export type Tokens = ReadonlyMap<Token, string>;

export interface Theme {
  light: Tokens;
  /** What the dark scheme shows: the light scheme's tokens, as far as it sets none of its own. */
  dark: Tokens;
}

const PREFIX = "--wm-";
const DARK = /prefers-color-scheme\s*:\s*dark/u;

/**
 * Reads the `--wm-` tokens of `:root` out of a style sheet, light and dark.
 * @throws what the parser says when it is no style sheet
 */
export function readTheme(css: string): Theme {
  const light = new Map<Token, string>();
  const dark = new Map<Token, string>();
  parse(css).walkDecls(/^--wm-/u, (declaration) => {
    const { root, media } = placeOf(declaration);
    if (!root || (media !== "" && !DARK.test(media))) return;
    const tokens = media === "" ? light : dark;
    tokens.set(declaration.prop.slice(PREFIX.length), declaration.value);
  });
  return { light, dark: new Map([...light, ...dark]) };
}

/**
 * The colour that a token stands for, through `var(--wm-…)` as often as it takes.
 * @returns undefined where nothing is set, or the references go round in a circle
 */
export function valueOf(
  token: Token,
  tokens: Tokens,
  seen: readonly Token[] = [],
): string | undefined {
  const value = tokens.get(token);
  const [, next] = /^var\(\s*--wm-([\w-]+)\s*\)$/u.exec(value ?? "") ?? [];
  if (next === undefined) return value;
  return seen.includes(next) ? undefined : valueOf(next, tokens, [...seen, next]);
}

/** Whether a declaration belongs to `:root`, and the media it is meant for. */
function placeOf(declaration: Declaration): { root: boolean; media: string } {
  let root = false;
  let media = "";
  let node: AnyNode | undefined = declaration.parent;
  while (node) {
    if (node.type === "rule") root ||= node.selectors.includes(":root");
    if (node.type === "atrule" && node.name === "media") media += node.params;
    node = node.parent as AnyNode | undefined;
  }
  return { root, media };
}
