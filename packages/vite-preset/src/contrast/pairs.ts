import table from "./pairs.json" with { type: "json" };

/** A token of a theme without its `--wm-`. */
export type Token = string;

/** Colours that meet in core's style sheets. */
export interface Pair {
  /** What is drawn. */
  front: Token;
  /** What it is drawn on. */
  backs: readonly Token[];
  /** The least of WCAG 2.2: 4.5 for text (1.4.3), 3 for edges of controls and the ring of the focus (1.4.11). */
  ratio: number;
}

export const pairs: readonly Pair[] = table.pairs;

/** What a region draws with is its own affair. */
export const DRAWN = /^art-/u;

/** Every token that a theme has to set: those of the pairs, and those that core paints with where no ratio is asked for. */
export const requiredTokens: readonly Token[] = [
  ...new Set([...pairs.flatMap(({ front, backs }) => [front, ...backs]), ...table.decorative]),
];
