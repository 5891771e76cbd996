import type { Edge } from "./graph.ts";
import { type Place, placeOf } from "./place.ts";

/** Packages that stand apart: each pair joined by an app, or by tests, and never by an import. */
const apart: readonly { from: string; to: string; tests: boolean }[] = [
  { from: "packages/branding", to: "packages/core", tests: false },
  { from: "packages/core", to: "packages/branding", tests: false },
  { from: "packages/sandbox", to: "packages/core", tests: false },
  { from: "packages/core", to: "packages/sandbox", tests: true },
];

/** Says what is wrong with an import from one package, app or tool into another, or nothing. */
export function packageFault(edge: Edge): string | undefined {
  const from = placeOf(edge.from);
  const to = placeOf(edge.to);
  if (from.unit === undefined || to.unit === undefined || from.unit === to.unit) return undefined;
  return apartFault(from, to) ?? groupFault(from, to) ?? nameFault(edge);
}

function apartFault(from: Place, to: Place): string | undefined {
  const pair = apart.find((row) => row.from === from.unit && row.to === to.unit);
  if (pair === undefined || (pair.tests && from.isTest)) return undefined;
  return `${from.unit} never imports ${to.unit}${pair.tests ? " outside of tests" : ""}`;
}

function groupFault(from: Place, to: Place): string | undefined {
  if (to.unit?.startsWith("apps/")) return `nothing imports an app, as ${to.unit} is`;
  // A package is published without the tools beside it; an app's build may use them, its source not.
  const shipped = /^(packages|apps)\/[^/]+\/src\//u.test(from.path) && !from.isTest;
  return shipped && to.unit?.startsWith("tooling/")
    ? `what ships never imports tooling, as ${to.unit} is`
    : undefined;
}

function nameFault({ specifier }: Edge): string | undefined {
  if (specifier.startsWith(".")) return "a package is imported by its name, not by a path";
  return /^@waymark\/[^/]+\/src(\/|$)/u.test(specifier)
    ? "a package is imported by its exports, not by its src"
    : undefined;
}
