import { useSyncExternalStore } from "react";
import { neverChanges } from "../browser/use-hydrated.ts";
import { useEnvironment } from "./environment.ts";
import {
  checkOwnConfiguration,
  type OwnConfiguration,
  type OwnValues,
} from "./own-configuration.ts";

type Checked = ReturnType<typeof checkOwnConfiguration<OwnConfiguration>>;

/** The checked values of a page, by the keys with their defaults: each component may declare other ones. */
const checked = new WeakMap<object, Map<string, Checked>>();

/**
 * Reads the page's values of keys that the region has declared as `region` of the `configuration` in its
 * `vite.config.ts`. While a prerendered page is hydrated they are the declared ones, because it was made with these.
 * @param own the declared keys with their defaults
 * @returns a value of the default's kind for each key; a wrong one is named in the console and ignored
 * @example
 * // src/configuration.ts, which vite.config.ts imports, too
 * export const own = { showsBusTimes: false, officePhone: "306 555-0100" };
 * @example
 * const { officePhone } = useRegionConfiguration(own);
 */
export function useRegionConfiguration<Own extends OwnConfiguration>(own: Own): OwnValues<Own> {
  const given = useEnvironment().configuration.region;
  const read = () => valuesOf(given, own);
  // A configuration stays as it is while the page is open.
  return useSyncExternalStore(neverChanges, read, () => own as OwnValues<Own>);
}

/** Checked once, so that each problem is in the console once. */
function valuesOf<Own extends OwnConfiguration>(given: OwnConfiguration, own: Own): OwnValues<Own> {
  const declaration = JSON.stringify(own);
  const ofPage = checked.get(given) ?? new Map<string, Checked>();
  const known = ofPage.get(declaration);
  if (known) return known.values as OwnValues<Own>;
  const declared = Object.entries(given).filter(([name]) => Object.hasOwn(own, name));
  const result = checkOwnConfiguration(Object.fromEntries(declared), own);
  const named = [...ofPage.values()].flatMap(({ problems }) => problems);
  for (const problem of result.problems) {
    // oxlint-disable-next-line no-console -- for the operator who deploys the page
    if (!named.includes(problem)) console.warn(`portal-config: ${problem}`);
  }
  checked.set(given, ofPage.set(declaration, result));
  return result.values;
}
