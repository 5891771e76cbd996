import { googleTag } from "@waymark/core";

/** Visits are counted only after consent. With "notNeeded" they are counted without names or cookies. */
export const analytics = googleTag({ consent: "ask" });
