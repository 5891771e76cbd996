import { googleTag } from "@waymark/core";

/** Visits are counted only after the user's consent. */
export const analytics = googleTag({ consent: "ask" });
