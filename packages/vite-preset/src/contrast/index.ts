/** Checks a region's colours, for the vite preset and for the generator of regions. */
export { contrastCheck } from "./contrast-check.ts";
export { contrastFaults, type Fault } from "./contrast-faults.ts";
export { type Pair, pairs, type Token } from "./pairs.ts";
export { readTheme, type Theme } from "./read-theme.ts";
