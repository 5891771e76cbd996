import { googleTag } from "@waymark/core";

/** Visits are counted only after consent. With "notNeeded" they are counted without names or cookies, except on UK pages. */
export const analytics = googleTag({ consent: "ask" });
