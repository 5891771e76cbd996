import { type LeanLibrary, leftOut, type Replacements } from "./lean-library.ts";

// What both functions that end a render are given.
const before = "recoverableErrors, transitions, didIncludeRenderPhaseUpdate";
const after =
  "spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus";
const ended = `root, finishedWork, lanes, ${before}, ${after}`;

/** Answers that every supported browser gives, so that React asks none of them. */
const ofEveryBrowser: Replacements = {
  // Nothing but these questions reads it.
  canUseDOM: "false",
  // Not every Firefox has it.
  canUseTextInputEvent: '"TextEvent" in window',
  canUseCompositionEvent: "true",
  isInputEventSupported: "true",
  ...leftOut("handleEventsForInputEventPolyfill", "getTargetInstForInputEventPolyfill"),
  passiveBrowserEventsSupported: "true",
  vendorPrefixes: "null",
  getVendorPrefixedEventName: "{ return eventName; }",
  reportGlobalError: "window.reportError",
  scheduleTimeout: "setTimeout",
  cancelTimeout: "clearTimeout",
  scheduleMicrotask: "queueMicrotask",
  objectIs: "Object.is",
  PossiblyWeakMap: "WeakMap",
  PossiblyWeakSet: "WeakSet",
  AbortControllerLocal: "AbortController",
};

/** Parts that only what `react-features.ts` looks for ever reaches. */
const replacements: Replacements = {
  ...ofEveryBrowser,
  // View transitions, and commits that wait for their images and for style sheets.
  ...leftOut("startViewTransition", "commitAfterMutationEffectsOnFiber"),
  // Nothing reads the function that it is passed to.
  ...leftOut("defaultOnDefaultTransitionIndicator"),
  completeRootWhenReady: `{
    root.timeoutHandle = -1;
    completeRoot(${ended}, null);
  }`,
  preloadInstanceAndSuspendIfNeeded: "{ workInProgress.flags &= -16777217; }",
  // Elements that React moves into the head, and what loads ahead of them.
  isHostHoistableType: "{ return false; }",
  ...leftOut("prefetchDNS", "preconnect", "preload", "preloadModule"),
  ...leftOut("preinitScript", "preinitStyle", "preinitModuleScript"),
  // References to fragments.
  ...leftOut("FragmentInstance"),
  "FragmentInstance.prototype.*": "undefined",
  isFragmentInstanceParent: "{ return false; }",
  commitNewChildToFragmentInstances: "{}",
  commitFragmentInstanceInsertionEffects: "{}",
  commitFragmentInstanceDeletionEffects: "{}",
  // Functions as the action of a form, and the hooks for them.
  ...leftOut("mountActionState", "updateActionStateImpl", "rerenderActionState"),
  ...leftOut("ensureFormComponentIsStateful", "requestFormReset$1"),
  extractEvents$1: `{
    if (domEventName === "submit" && typeof nativeEventTarget[internalPropsKey]?.action === "function")
      throw new Error("left out of this build");
  }`,
  // No page can call it: react-dom does not export it.
  "ReactDOMSharedInternals.findDOMNode": "undefined",
  // Stacks of components, for the console.
  getStackByFiberInDevAndProd: `{ return ""; }`,
};

/** React's renderer without what neither core nor the app uses. */
export const leanReactDom: LeanLibrary = {
  name: "react-dom",
  modules: /\/node_modules\/react-dom\/cjs\/(?<path>react-dom-client\.production\.js)$/u,
  parts: { "react-dom-client.production.js": replacements },
  // Lists of suspended parts, elements in the head, the document's own elements, view transitions, activities.
  unusedTags: [19, 26, 27, 30, 31],
  signatures: [
    "getVendorPrefixedEventName(eventName)",
    `completeRoot(${ended}, suspendedState)`,
    `completeRootWhenReady(root, finishedWork, ${before}, lanes, ${after}, suspendedCommitReason, completedRenderStartTime, completedRenderEndTime)`,
    "extractEvents$1(dispatchQueue, domEventName, maybeTargetInst, nativeEvent, nativeEventTarget)",
    "preloadInstanceAndSuspendIfNeeded(workInProgress, type, oldProps, newProps, renderLanes)",
  ],
};
