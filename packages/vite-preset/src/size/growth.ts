import type { ModuleSizes } from "./module-sizes.ts";

export interface Growth {
  module: string;
  /** Bytes that were not there before. */
  bytes: number;
  isNew: boolean;
}

/** What has grown, the most first; what only moved between scripts has not. */
export function growth(now: ModuleSizes, accepted: ModuleSizes): Growth[] {
  return Object.entries(now)
    .map(([module, size]) => ({
      module,
      bytes: size - (accepted[module] ?? 0),
      isNew: !Object.hasOwn(accepted, module),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** The modules of several scripts as one. */
export function merged(all: readonly ModuleSizes[]): ModuleSizes {
  const sums: Record<string, number> = {};
  for (const [module, size] of all.flatMap((sizes) => Object.entries(sizes))) {
    sums[module] = (sums[module] ?? 0) + size;
  }
  return sums;
}
