import { cruise, type ICruiseResult } from "dependency-cruiser";

/** One import, with both ends as paths relative to the repository. */
export interface Edge {
  from: string;
  to: string;
  /** The import as it is written. */
  specifier: string;
  typesOnly: boolean;
}

export interface Graph {
  edges: Edge[];
  /** Each a list of files that leads back to its first. */
  cycles: string[][];
}

/**
 * Reads every import between files of the repository.
 * @param root the repository's folder
 * @param folders those of its folders to read
 */
export async function readGraph(root: string, folders: string[]): Promise<Graph> {
  const { output } = await cruise(folders, {
    baseDir: root,
    exclude: { path: "(^|/)(node_modules|dist)/" },
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: {
      forbidden: [{ name: "cycle", severity: "error", from: {}, to: { circular: true } }],
    },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  });
  // Text comes only from a reporter, and none was asked for.
  if (typeof output === "string") throw new TypeError(output);
  return { edges: edgesOf(output), cycles: cyclesOf(output) };
}

function edgesOf({ modules }: ICruiseResult): Edge[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve)
      .map(({ module, resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        specifier: module,
        typesOnly: dependencyTypes.includes("type-only"),
      })),
  );
}

function cyclesOf({ summary }: ICruiseResult): string[][] {
  return summary.violations.map(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)]);
}
