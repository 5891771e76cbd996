import { existsSync } from "node:fs";
import { join } from "node:path";
import { InputError, readJson } from "@waymark/hosting";
import type { PageKind } from "./kind-of-page.ts";

/** Sizes of the page and its scripts in kB, as brotli compresses them. */
export interface Sizes {
  /** Size of the page itself, which comes with the first packets. */
  html: number;
  scripts: number;
  requests: number;
  /** Requests that wait for each other. */
  levels: number;
}

/** The most that a page of each kind may need before it works. */
const portalBudgets: Readonly<Record<PageKind, Sizes>> = {
  signIn: { html: 12, scripts: 95.1, requests: 5, levels: 2 },
  asking: { html: 12.4, scripts: 122.6, requests: 16, levels: 2 },
  other: { html: 12, scripts: 110.2, requests: 11, levels: 2 },
};

/** The region's file, which raises or lowers some of them. */
const OWN = "budgets.json";

/**
 * Returns the budgets of an app by the kinds of its pages: those of its own `budgets.json`, else the portal’s.
 * @param root the app's folder
 * @throws {InputError} for a name that is no budget's, and for a value that is no size
 * @example
 * // budgets.json
 * { "signIn": { "scripts": 93 } }
 */
export function budgetsOf(root: string): Readonly<Record<string, Sizes>> {
  const path = join(root, OWN);
  if (!existsSync(path)) return portalBudgets;
  const own = readJson(path, OWN) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  refuseUnknown(Object.keys(own), Object.keys(portalBudgets));
  const budgets = Object.entries(portalBudgets).map(([kind, budget]) => {
    const sizes = own[kind] ?? {};
    refuseUnknown(Object.keys(sizes), Object.keys(budget), `${kind}.`);
    for (const [name, size] of Object.entries(sizes)) {
      if (typeof size === "number" && size > 0) continue;
      throw new InputError(`${OWN}: ${kind}.${name} is not a size. Give a number above 0.`);
    }
    return [kind, { ...budget, ...sizes }];
  });
  return Object.fromEntries(budgets);
}

/** A size as it is shown: to the byte where it is over its limit, because "12.0 of 12" would read as right. */
export function shownSize(size: number, limit: number): string {
  return Number.isInteger(size) ? String(size) : size.toFixed(size > limit ? 3 : 1);
}

function refuseUnknown(names: readonly string[], known: readonly string[], before = ""): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const list = known.map((name) => before + name).join(", ");
  throw new InputError(`${OWN}: ${before}${unknown} is not a budget. The names are ${list}.`);
}
