/** Something in a region's folder that its developer should look at, and what to do about it. */
export interface RegionFinding {
  /** File, or the part of the region that it is about. */
  address: string;
  problem: string;
  advice: string;
}
