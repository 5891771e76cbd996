import { googleTag } from "@waymark/core";

/** Visits are counted only when somebody has agreed to it. */
export const analytics = googleTag({ consent: "ask" });
