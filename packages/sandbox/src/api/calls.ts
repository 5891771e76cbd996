import { loginCalls } from "../auth/login-call.ts";
import { logoutCall } from "../auth/logout-call.ts";
import { redirectCall } from "../auth/redirect-call.ts";
import type { CallRow } from "./call-row.ts";

/** The calls that are answered, in the order of section 7 of the specification. A new call is a row. */
export const calls: readonly CallRow[] = [...loginCalls, redirectCall, logoutCall];
