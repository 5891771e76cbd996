import type { CallOperation } from "../api/call.ts";

/** Action of the person that failed: the operation of a call, its variant for parents, or a call of the region's own. */
export type Operation = CallOperation | "parentResetToken" | "regionCall";

/** The operations whose message is above the fields of a form. */
export const formOperations = [
  "login",
  "forgotPassword",
  "resetPassword",
  "mustResetPassword",
  "portfolioLinking",
  "registration",
] as const satisfies readonly Operation[];

/** Operation of a form. */
export type FormOperation = (typeof formOperations)[number];
