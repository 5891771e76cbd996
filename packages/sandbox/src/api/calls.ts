import { loginCalls } from "../auth/login-call.ts";
import { logoutCall, redirectCall } from "../auth/session-calls.ts";
import { massPrintCall } from "../print/mass-print-call.ts";
import { registrationCall, registrationDataCall } from "../registration/registration-calls.ts";
import { portfolioLinkingCall } from "../sso/portfolio-linking-call.ts";
import { forgotPasswordCall } from "../recovery/forgot-password-call.ts";
import {
  mustResetCall,
  registerHigherEdCall,
  resetPasswordCall,
} from "../recovery/reset-password-call.ts";
import { familyDataCall, validateTokenCall } from "../recovery/validate-token-call.ts";
import {
  confirmUsernameCall,
  resendCall,
  verifyEmailCall,
} from "../verification/verification-calls.ts";
import { switchAccountCall } from "../workspace/switch-account-call.ts";
import type { CallRow } from "./call-row.ts";

/** The calls that are answered. A new call is a row. */
export const calls: readonly CallRow[] = [
  ...loginCalls,
  forgotPasswordCall,
  validateTokenCall,
  familyDataCall,
  massPrintCall,
  resetPasswordCall,
  mustResetCall,
  portfolioLinkingCall,
  registrationDataCall,
  registrationCall,
  redirectCall,
  verifyEmailCall,
  confirmUsernameCall,
  resendCall,
  switchAccountCall,
  registerHigherEdCall,
  logoutCall,
];

/** Names a call, such as `POST /api/auth/login`, in the log. Other paths than those of calls could contain user input. */
export function loggedCall(call: string): string {
  const [method, path] = call.split(" ");
  return `${method} ${calls.some((each) => each.path === path) ? path : "/api/…"}`;
}
