import type { MadeUp } from "../calls/person.ts";
import { unknownArrivals } from "./arrival-steps.ts";
import { unknownLinks } from "./link-steps.ts";
import type { Step } from "./step.ts";
import { unknownVerifications } from "./verification-steps.ts";

/** Steps with values that no server knows, except for sign-ins. @param forgotUrl address of the portal's forgot page */
export function unknownValues(madeUp: MadeUp, forgotUrl: string): Step[] {
  return [
    ...unknownLinks(madeUp, forgotUrl),
    ...unknownVerifications(madeUp),
    ...unknownArrivals(madeUp),
  ];
}
