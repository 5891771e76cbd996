/** A token of a theme without its `--wm-`. */
export type Token = string;

/** Colours that meet in core's style sheets: what is drawn, what it is drawn on, and the least ratio of WCAG 2.2. */
export interface Pair {
  front: Token;
  backs: readonly Token[];
  ratio: number;
}

/** Text [WCAG 1.4.3]. */
const READ = 4.5;
/** Edges of controls and the ring of the focus [WCAG 1.4.11]. */
const SEEN = 3;

const plain = ["page", "surface", "surface-soft"];
const toned = ["error-surface", "success-surface"];

export const pairs: readonly Pair[] = [
  { front: "text", backs: [...plain, ...toned], ratio: READ },
  { front: "text-soft", backs: plain, ratio: READ },
  { front: "link", backs: [...plain, "success-surface"], ratio: READ },
  { front: "error", backs: [...plain, "error-surface"], ratio: READ },
  { front: "success", backs: [...plain, "success-surface"], ratio: READ },
  { front: "on-brand", backs: ["brand", "brand-strong"], ratio: READ },
  { front: "on-header", backs: ["header"], ratio: READ },
  { front: "on-footer", backs: ["footer"], ratio: READ },
  { front: "border", backs: plain, ratio: SEEN },
  { front: "brand", backs: plain, ratio: SEEN },
  { front: "focus", backs: [...plain, ...toned, "header", "footer"], ratio: SEEN },
];

/** Tokens that core paints with where no ratio is asked for. */
const decorative: readonly Token[] = ["line", "accent", "art-sky-1"];

/** What a region draws with is its own affair. */
export const DRAWN = /^art-/u;

/** Every token that a theme has to set. */
export const requiredTokens: readonly Token[] = [
  ...new Set([...pairs.flatMap(({ front, backs }) => [front, ...backs]), ...decorative]),
];
