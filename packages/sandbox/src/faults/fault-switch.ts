import type { Fault } from "./fault-table.ts";

/** Call that is to go wrong, its fault, and the number of answers that are left. */
export interface SwitchedFault {
  path: string;
  fault: Fault;
  /** Undefined: until it is switched off. */
  left: number | undefined;
}

/** The faults that are switched on, in memory alone: a sandbox starts sound. One for each call, in every app. */
export function createFaultSwitch() {
  const byPath = new Map<string, SwitchedFault>();
  return {
    on: (switched: SwitchedFault) => void byPath.set(switched.path, switched),
    off: (path: string) => void byPath.delete(path),
    clear: () => byPath.clear(),
    all: () => [...byPath.values()],
    /** The fault that the next answer of a call has, which is counted. */
    take: (path: string) => {
      const switched = byPath.get(path);
      if (!switched) return undefined;
      const left = switched.left === undefined ? undefined : switched.left - 1;
      if (left === 0) byPath.delete(path);
      else byPath.set(path, { ...switched, left });
      return switched.fault;
    },
  };
}
