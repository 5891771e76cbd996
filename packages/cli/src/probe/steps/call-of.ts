import { calls, type Language, type ScreenName } from "@waymark/core/answers";
import type { Step } from "./step.ts";

/** Action of the portal after a success that names a url. */
const LEAVES = "Leaves for the url of the answer.";

/** The screen that makes each call, and what it does after a success. */
const screens: Readonly<
  Record<keyof typeof calls, readonly [screen: ScreenName, onSuccess: string]>
> = {
  login: ["sign-in", LEAVES],
  loginSd: ["sign-in", LEAVES],
  redirect: ["sign-in", LEAVES],
  switchAccount: ["switch-account", "Shows a card for each workspace."],
  forgotPassword: ["forgot", "Says that a link was sent to the address."],
  validateEmailToken: ["reset", "Shows the form for a new password."],
  familyData: ["reset", "Shows the names of the children."],
  resetPassword: ["reset", LEAVES],
  registerHigherEd: ["reset", LEAVES],
  mustResetPassword: ["must-reset", LEAVES],
  massPrint: ["mass-print", LEAVES],
  portfolioLinking: ["portfolio-linking", LEAVES],
  registrationData: ["registration", "Shows the form."],
  registration: ["registration", "Says that the registration was sent."],
  verifyEmail: ["verify", "Shows the confirmed address."],
  resendVerification: ["verify", "Says that a new link was sent."],
  confirmUsernameChange: ["confirm-username", "Shows the new address."],
};

/** Returns a call as its screen makes it. A step adds its title and what it expects. */
export function callOf(
  name: keyof typeof calls,
  body: Step["body"],
  language: Language = "en-CA",
): Omit<Step, "title" | "expect"> {
  const [screen, onSuccess] = screens[name];
  return { call: calls[name], body, language, screen, onSuccess };
}
