/** Checks a region's colours, for the vite preset and for the generator of regions. */
export { contrastCheck } from "./contrast-check.ts";
export { contrastFaults, pairs } from "./contrast-faults.ts";
export { readTheme } from "./read-theme.ts";
