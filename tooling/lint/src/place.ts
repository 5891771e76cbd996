/** Where a file stands: `packages/core/src/flows/forgot/x.ts` is in unit `packages/core`, at `flows/forgot/x.ts` of its source. */
export interface Place {
  path: string;
  /** The group and folder of the package, such as `packages/core`; undefined outside of all packages. */
  unit: string | undefined;
  /** The first folders below the package's `src`, and the file's name. */
  steps: readonly string[];
  isTest: boolean;
}

const PLACED = /^((?:apps|packages|tooling)\/[^/]+)\/(?:src\/)?(.+)$/u;

/** Reads a path that is relative to the repository. */
export function placeOf(path: string): Place {
  const [, unit, rest = path] = PLACED.exec(path) ?? [];
  return {
    path,
    unit,
    steps: rest.split("/"),
    isTest: /\.test\.tsx?$/u.test(path) || rest.startsWith("testing/"),
  };
}
