import type { Operation } from "./catalogue.ts";

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
