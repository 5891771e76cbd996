import { googleTag } from "@waymark/core";

/** __REASON__ */
export const analytics = googleTag({ consent: "__CONSENT__" });
