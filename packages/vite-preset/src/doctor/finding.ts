/** Something in a region's folder that its developer should look at, and what to do about it. */
export interface RegionFinding {
  /** File, or the part of the region that it is about. */
  address: string;
  problem: string;
  advice: string;
}

/** Returns a fault at which the build stops, with help where there is some. */
export function buildStopper(address: string, fault: string, help?: string): RegionFinding {
  return {
    address,
    problem: /[.?]$/u.test(fault) ? fault : `${fault}.`,
    advice: `The build stops at it.${help ? ` ${help}` : ""}`,
  };
}
