/** Something in a region's folder that its developer should look at, and what to do about it. */
export interface RegionFinding {
  /** File, or the part of the region that it is about. */
  address: string;
  problem: string;
  advice: string;
}

/** Help with some of the faults at which a build stops. */
type Helps = readonly (readonly [fault: RegExp, help: string])[];

/** Returns a fault at which the build stops, with the help that fits it. */
export function buildStopper(address: string, fault: string, helps: Helps): RegionFinding {
  const help = helps.find(([pattern]) => pattern.test(fault))?.[1];
  return {
    address,
    problem: /[.?]$/u.test(fault) ? fault : `${fault}.`,
    advice: `The build stops at it.${help ? ` ${help}` : ""}`,
  };
}
