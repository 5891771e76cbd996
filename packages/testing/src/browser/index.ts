/** Browser tests of a region's build, with Playwright: the checks that the portal's own screens pass. */
export { browserTests, statesTests } from "./browser-tests.ts";
export { checkPages } from "./check-pages.ts";
export { checkStates, type StatesOptions } from "./states/check-states.ts";
export { pageFaults } from "./page-faults.ts";
export { test } from "./guarded-page.ts";
export { settled } from "./settled.ts";
export { axeFaults } from "./checks/axe.ts";
export { documentFaults } from "./checks/document.ts";
export { fieldFaults } from "./checks/fields.ts";
export { focusFaults } from "./checks/focus.ts";
export { mediaFaults } from "./checks/media.ts";
export { oldBrowserFaults } from "./checks/old-browsers.ts";
export { hydrationFaults, translationFaults } from "./checks/hydration.ts";
export { reflowFaults } from "./checks/reflow.ts";
export { secretFaults } from "./checks/secrets.ts";
