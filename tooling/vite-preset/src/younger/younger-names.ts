/**
 * What some of the oldest supported browsers (Chrome 103, Firefox 102, Safari 15.4) have not got, by the name after the dot. The
 * compiler's `lib` keeps most of it out of the portal's own code; this list is for the libraries' and a region's, too.
 */
export const youngerNames = [
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
