import { googleTag } from "@waymark/core";

/** Visits are counted without names or cookies, unless the browser asks not to. */
export const analytics = googleTag({ consent: "notNeeded" });
