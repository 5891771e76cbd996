import { ApiRefusal } from "../api/api-refusal.ts";
import type { AppContext } from "../http/app-context.ts";

/** The refusal of an attempt that has to wait. */
export function tooManyFailures(c: AppContext, seconds: number): ApiRefusal {
  c.set("outcome", `too many failures, to wait ${seconds} s`);
  return new ApiRefusal({
    status: 429,
    friendlyMessage: "Too many attempts to sign in",
    headers: { "Retry-After": String(seconds) },
  });
}
