import names from "./unsupported-apis.json" with { type: "json" };

/**
 * Methods that some of the oldest supported browsers lack (Chrome 103, Firefox 102, Safari 15.4), by name.
 * The compiler's `lib` rejects most of them in our code; this list also covers libraries and regions.
 */
export const unsupportedApis: readonly string[] = [...names.language, ...names.page];

/** The same for methods of which only the object is unmistakable, such as `Promise.try`. */
export const ownedApis: readonly string[] = names.owned;

/**
 * Methods that browser tests remove from their pages. A build stops at none of `shared`: other objects have methods of
 * such names, or libraries look for them first.
 */
export const removedApis: readonly string[] = [...names.owned, ...names.shared];

/** The same for names that feature detection may use: code that names one has a fallback for browsers without it. */
export const detectedNames: readonly string[] = names.detected;

export { unsupportedInCall, unsupportedInPattern } from "./unsupported-patterns.ts";
