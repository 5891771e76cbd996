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
export { openState, type StateView } from "./states/open-state.ts";
export { stateTest } from "./states/state-test.ts";
