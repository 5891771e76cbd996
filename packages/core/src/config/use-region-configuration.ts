import { useSyncExternalStore } from "react";
import { neverChanges } from "../browser/use-hydrated.ts";
import { useEnvironment } from "./environment.ts";
import {
  checkOwnConfiguration,
  type OwnConfiguration,
  type OwnValues,
} from "./own-configuration.ts";

const checked = new WeakMap<object, OwnConfiguration>();

/**
 * Reads the page's values of keys that the region has declared as `region` of the `configuration` in its
 * `vite.config.ts`. While a prerendered page is hydrated they are the declared ones, because it was made with these.
 * @param own the declared keys with their defaults
 * @returns a value of the default's kind for each key; an unknown or wrong one is named in the console and ignored
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
  const known = checked.get(given);
  if (known) return known as OwnValues<Own>;
  const { values, problems } = checkOwnConfiguration(given, own);
  // oxlint-disable-next-line no-console -- for the operator who deploys the page
  for (const problem of problems) console.warn(`portal-config: ${problem}`);
  checked.set(given, values);
  return values;
}
