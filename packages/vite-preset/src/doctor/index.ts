/** Parts of the preset that `waymark doctor` runs, in the version that the region has installed. */
export { checkRegion } from "./check-region.ts";
export type { RegionFinding } from "./finding.ts";
export { recordOriginals } from "../dictionaries/originals.ts";
