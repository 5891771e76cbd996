import { didYouMean, nearest } from "@waymark/core/build";
import { type Color, parse, wcagContrast } from "culori";
import table from "./pairs.json" with { type: "json" };
import { readTheme, type Theme, type Token, type Tokens, valueOf } from "./read-theme.ts";

/** Colours that meet in core's style sheets. */
export interface Pair {
  /** Token of the colour that is drawn. */
  front: Token;
  /** Tokens of the colours that it is drawn on. */
  backs: readonly Token[];
  /** The least of WCAG 2.2: 4.5 for text (1.4.3), 3 for edges of controls and the ring of the focus (1.4.11). */
  ratio: number;
}

export const pairs: readonly Pair[] = table.pairs;

/** Tokens of a region's own drawings, which are not checked. */
const DRAWN = /^art-/u;

/** Tokens that every theme has to set: those of the pairs, and those that core paints with where no ratio is asked for. */
const requiredTokens: readonly Token[] = [
  ...new Set([...pairs.flatMap(({ front, backs }) => [front, ...backs]), ...table.decorative]),
];

/** Tokens that core has values for, and that are no colours: a theme may set them. */
const shapeTokens: readonly Token[] = table.shape;

/** Every token that core reads. */
const readTokens: readonly Token[] = [...requiredTokens, ...table.optional, ...shapeTokens];

/**
 * Checks a theme, light and dark, against the table of pairs.
 * @param css the text of a region's `theme.css`
 * @returns one line for each token that is unknown, missing, conditional or no colour, and for each pair with too little contrast
 */
export function contrastFaults(css: string): string[] {
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
  const all = new Map([...theme.light, ...theme.dark]);
  return [...unknownFaults(all), ...conditionFaults(theme), ...faults];
}

/** A colour that not every page has: what shows is not what was judged. */
function conditionFaults({ conditional }: Theme): string[] {
  return conditional
    .filter(({ token }) => !shapeTokens.includes(token) && !DRAWN.test(token))
    .map(
      ({ token, selector }) =>
        `--wm-${token} on ${selector} cannot be judged: write :root or html alone`,
    );
}

/** A token that nothing reads: most often one that is written wrongly, in whose place another colour shows. */
function unknownFaults(tokens: Tokens): string[] {
  return [...tokens.keys()]
    .filter((token) => !isKnown(token))
    .map((token) => {
      const name = nearest(token, readTokens);
      return `unknown token --wm-${token}${didYouMean(name && `--wm-${name}`)}`;
    });
}

function isKnown(token: Token): boolean {
  return readTokens.includes(token) || DRAWN.test(token);
}

/** Colours that a theme has to set. The one behind an illustration is among them where the region draws one. */
function requiredIn(tokens: Tokens): readonly Token[] {
  const draws = [...tokens.keys()].some((token) => DRAWN.test(token));
  return draws ? [...requiredTokens, table.behindIllustration] : requiredTokens;
}

function schemeFaults(tokens: Tokens): string[] {
  const colours = [...tokens.keys()].filter(
    (token) => isKnown(token) && !shapeTokens.includes(token),
  );
  return [
    ...[...new Set([...requiredIn(tokens), ...colours])].flatMap(
      (token) => tokenFault(token, tokens) ?? [],
    ),
    ...pairs.flatMap((pair) => pair.backs.flatMap((back) => pairFault(pair, back, tokens) ?? [])),
  ];
}

function tokenFault(token: Token, tokens: Tokens): string | undefined {
  if (!tokens.has(token)) return `--wm-${token} is missing`;
  const colour = parse(valueOf(token, tokens) ?? "");
  const is = `--wm-${token} is ${tokens.get(token)}`;
  if (!colour) return `${is}, which is not a colour that can be read`;
  if (isSolid(colour) || !requiredIn(tokens).includes(token)) return undefined;
  return `${is}; its contrast depends on what shows through, so it has to be opaque`;
}

function pairFault({ front, ratio }: Pair, back: Token, tokens: Tokens): string | undefined {
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
