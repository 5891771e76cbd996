import { useMemo } from "react";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useEnvironment } from "./environment.ts";
import {
  checkOwnConfiguration,
  type OwnConfiguration,
  type OwnValues,
} from "./own-configuration.ts";

/** The problems of each page's values that the console has named: several components may read one key. */
const named = new WeakMap<OwnConfiguration, Set<string>>();

/**
 * Reads the page's values of keys that the region has declared as `region` of the `configuration` in its
 * `vite.config.ts`. While a prerendered page is hydrated, they are the declared defaults, with which the page was made.
 * @param own the declared keys with their defaults, as a constant outside of the component
 * @returns a value of the default's kind for each key; a wrong one is named in the console and ignored
 * @example
 * // src/configuration.ts, which vite.config.ts imports, too
 * export const own = { showsBusTimes: false, officePhone: "306 555-0100" };
 * @example
 * const { officePhone } = useRegionConfiguration(own);
 */
export function useRegionConfiguration<Own extends OwnConfiguration>(own: Own): OwnValues<Own> {
  const given = useEnvironment().configuration.region;
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? valuesOf(given, own) : (own as OwnValues<Own>)),
    [isHydrated, given, own],
  );
}

function valuesOf<Own extends OwnConfiguration>(given: OwnConfiguration, own: Own): OwnValues<Own> {
  const declared = Object.entries(given).filter(([name]) => Object.hasOwn(own, name));
  const { values, problems } = checkOwnConfiguration(Object.fromEntries(declared), own);
  const known = named.get(given) ?? new Set();
  named.set(given, known);
  for (const problem of problems) {
    // oxlint-disable-next-line no-console -- for the operator who deploys the page
    if (!known.has(problem)) console.warn(`portal-config: ${problem}`);
    known.add(problem);
  }
  return values;
}
