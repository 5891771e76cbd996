import { nearest } from "@waymark/core/build";
import { type Color, parse, wcagContrast } from "culori";
import { DRAWN, type Pair, pairs, requiredTokens, type Token } from "./pairs.ts";
import { readTheme, type Theme, type Tokens, valueOf } from "./read-theme.ts";

/** One problem of a theme, as a message. */
export type Fault = string;

/**
 * Checks a theme, light and dark, against the table of pairs.
 * @param css the text of a region's `theme.css`
 * @returns one line for each token that is unknown, missing or no colour, and for each pair with too little contrast
 */
export function contrastFaults(css: string): Fault[] {
  let theme: Theme;
  try {
    theme = readTheme(css);
  } catch (error) {
    return [
      `the style sheet cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  const faults = (["light", "dark"] as const).flatMap((scheme) =>
    schemeFaults(theme[scheme]).map((fault) => `${scheme}: ${fault}`),
  );
  return [...unknownFaults(theme.dark), ...faults];
}

/** A token that nothing reads: most often one that is written wrongly, in whose place another colour shows. */
function unknownFaults(tokens: Tokens): Fault[] {
  return [...tokens.keys()]
    .filter((token) => !isKnown(token))
    .map((token) => `unknown token --wm-${token}${meant(token)}`);
}

function isKnown(token: Token): boolean {
  return requiredTokens.includes(token) || DRAWN.test(token);
}

function meant(token: Token): string {
  const name = nearest(token, requiredTokens);
  return name === undefined ? "" : `, did you mean --wm-${name}?`;
}

function schemeFaults(tokens: Tokens): Fault[] {
  const named = [...new Set([...requiredTokens, ...tokens.keys()])].filter(isKnown);
  return [
    ...named.flatMap((token) => tokenFault(token, tokens) ?? []),
    ...pairs.flatMap((pair) => pair.backs.flatMap((back) => pairFault(pair, back, tokens) ?? [])),
  ];
}

function tokenFault(token: Token, tokens: Tokens): Fault | undefined {
  const value = valueOf(token, tokens);
  if (value === undefined) {
    return tokens.has(token)
      ? `--wm-${token} is ${tokens.get(token)}, which leads to no colour`
      : `--wm-${token} is missing`;
  }
  const colour = parse(value);
  if (!colour) return `--wm-${token} is ${value}, which is no colour that can be read`;
  return isSolid(colour) || !requiredTokens.includes(token)
    ? undefined
    : `--wm-${token} is ${value}; its contrast depends on what shows through, so it has to be opaque`;
}

function pairFault({ front, ratio }: Pair, back: Token, tokens: Tokens): Fault | undefined {
  const [drawn, ground] = [colourOf(front, tokens), colourOf(back, tokens)];
  if (!drawn || !ground) return undefined;
  const found = wcagContrast(drawn, ground);
  if (found >= ratio) return undefined;
  // Rounded down, so that what is just too little does not read as enough.
  const shown = (Math.floor(found * 10) / 10).toFixed(1);
  const [frontValue, backValue] = [valueOf(front, tokens), valueOf(back, tokens)];
  return `--wm-${front} ${frontValue} on --wm-${back} ${backValue} is ${shown}, needs ${ratio}`;
}

/** A colour that can be compared; the others have a fault of their own. */
function colourOf(token: Token, tokens: Tokens): Color | undefined {
  const colour = parse(valueOf(token, tokens) ?? "");
  return colour && isSolid(colour) ? colour : undefined;
}

function isSolid({ alpha = 1 }: Color): boolean {
  return alpha === 1;
}
