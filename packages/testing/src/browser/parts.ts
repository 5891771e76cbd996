/** Parts of the checks for this repository's own browser tests. */
export {
  type AlterationStart,
  alterationStarts,
  alterPages,
  TRANSLATED,
  translatePages,
  untranslatedTexts,
} from "./page-translation.ts";
export { type Canary, forms, holds, type Secret, spell } from "./secrets/canaries.ts";
export { leaksIn } from "./secrets/leaks.ts";
export { type Place, readPage, type Trace, watchTraffic } from "./secrets/traces.ts";
export { viewFaults } from "./page-faults.ts";
export { openState, stateTest, type StateView } from "./states/state-page.ts";
