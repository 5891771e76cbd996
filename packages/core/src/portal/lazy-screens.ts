import { lazy } from "react";

/** The screens that wait until somebody comes to them; sign-in is there at once. */
export const ForgotScreen = lazy(async () => ({
  default: (await import("../flows/forgot/forgot-screen.tsx")).ForgotScreen,
}));

export const LegalScreen = lazy(async () => ({
  default: (await import("../flows/static-pages/legal-screen.tsx")).LegalScreen,
}));

export const ResetScreen = lazy(async () => ({
  default: (await import("../flows/reset/reset-screen.tsx")).ResetScreen,
}));

export const MassPrintScreen = lazy(async () => ({
  default: (await import("../flows/mass-print/mass-print-screen.tsx")).MassPrintScreen,
}));

export const PortfolioLinkingScreen = lazy(async () => ({
  default: (await import("../flows/portfolio-linking/portfolio-linking-screen.tsx"))
    .PortfolioLinkingScreen,
}));

export const MustResetScreen = lazy(async () => ({
  default: (await import("../flows/must-reset/must-reset-screen.tsx")).MustResetScreen,
}));

export const AccountChoiceScreen = lazy(async () => ({
  default: (await import("../flows/account-choice/account-choice-screen.tsx")).AccountChoiceScreen,
}));

export const ParentScreen = lazy(async () => ({
  default: (await import("../flows/static-pages/static-screens.tsx")).ParentScreen,
}));

export const NoAccountScreen = lazy(async () => ({
  default: (await import("../flows/static-pages/static-screens.tsx")).NoAccountScreen,
}));

export const SwitchAccountScreen = lazy(async () => ({
  default: (await import("../flows/switch-account/switch-account-screen.tsx")).SwitchAccountScreen,
}));

export const RegistrationScreen = lazy(async () => ({
  default: (await import("../flows/registration/registration-screen.tsx")).RegistrationScreen,
}));

export const RegistrationConfirmationScreen = lazy(async () => ({
  default: (await import("../flows/static-pages/static-screens.tsx"))
    .RegistrationConfirmationScreen,
}));

export const RegistrationNotAllowedScreen = lazy(async () => ({
  default: (await import("../flows/static-pages/static-screens.tsx")).RegistrationNotAllowedScreen,
}));

export const ErrorScreen = lazy(async () => ({
  default: (await import("../flows/static-pages/static-screens.tsx")).ErrorScreen,
}));

export const VerificationScreen = lazy(async () => ({
  default: (await import("../flows/verification/verification-screen.tsx")).VerificationScreen,
}));
