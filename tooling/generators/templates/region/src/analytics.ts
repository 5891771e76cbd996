import { googleTag } from "@waymark/core";

/** __REASON__ Nothing is loaded before the configuration names an identifier. */
export const analytics = googleTag({ consent: "__CONSENT__" });
