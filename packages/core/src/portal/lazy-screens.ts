import { lazy } from "react";

/** The screens that wait until somebody comes to them; sign-in is there at once. */
export const ForgotScreen = lazy(async () => ({
  default: (await import("../flows/forgot/forgot-screen.tsx")).ForgotScreen,
}));

export const ResetScreen = lazy(async () => ({
  default: (await import("../flows/reset/reset-screen.tsx")).ResetScreen,
}));

export const MassPrintScreen = lazy(async () => ({
  default: (await import("../flows/mass-print/mass-print-screen.tsx")).MassPrintScreen,
}));

export const MustResetScreen = lazy(async () => ({
  default: (await import("../flows/must-reset/must-reset-screen.tsx")).MustResetScreen,
}));

export const VerificationScreen = lazy(async () => ({
  default: (await import("../flows/verification/verification-screen.tsx")).VerificationScreen,
}));
