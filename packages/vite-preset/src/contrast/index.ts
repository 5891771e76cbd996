/** Checks a region's colours, for the vite preset and for the generator of regions. */
export { contrastCheck, contrastFaults, pairs } from "./contrast.ts";
export { readTheme } from "./read-theme.ts";
