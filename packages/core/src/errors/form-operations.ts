import type { Operation } from "./catalogue.ts";

/** The operations whose message is above the fields of a form. */
export const formOperations: readonly Operation[] = [
  "login",
  "forgotPassword",
  "resetPassword",
  "mustResetPassword",
  "portfolioLinking",
  "registration",
];
