/**
 * Methods that some of the oldest supported browsers lack (Chrome 103, Firefox 102, Safari 15.4), by name.
 * The compiler's `lib` rejects most of them in our code; this list also covers libraries and regions.
 */
export const unsupportedApis = [
  // Of arrays, objects, promises and strings.
  "findLast",
  "findLastIndex",
  "fromAsync",
  "groupBy",
  "isWellFormed",
  "toReversed",
  "toSorted",
  "toSpliced",
  "toWellFormed",
  "withResolvers",
  // Of the page.
  "canParse",
  "checkVisibility",
  "getHTML",
  "parseHTMLUnsafe",
  "setHTMLUnsafe",
  "showPicker",
  "showPopover",
  "togglePopover",
] as const;

/** The same for names that feature detection may use: code that names one has a fallback for browsers without it. */
export const detectedNames = ["requestSubmit", "startViewTransition"] as const;
