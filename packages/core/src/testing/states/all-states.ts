import { fieldStates } from "./fields.ts";
import { forgotStates } from "./forgot.ts";
import { mustResetStates } from "./must-reset.ts";
import { massPrintStates, shellStates, staticStates } from "./others.ts";
import { portfolioLinkingStates } from "./portfolio-linking.ts";
import { registrationStates } from "./registration.ts";
import { resetStates } from "./reset.ts";
import { signInStates } from "./sign-in.ts";
import { switchAccountStates } from "./switch-account.ts";
import { verificationStates } from "./verification.ts";
import type { ScreenState } from "./screen-state.ts";

/** Every state of every screen, by flow. */
export const screenStates: readonly ScreenState[] = [
  ...signInStates,
  ...forgotStates,
  ...resetStates,
  ...mustResetStates,
  ...switchAccountStates,
  ...registrationStates,
  ...portfolioLinkingStates,
  ...verificationStates,
  ...massPrintStates,
  ...staticStates,
  ...shellStates,
  ...fieldStates,
];
