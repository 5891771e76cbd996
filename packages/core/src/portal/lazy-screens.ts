import { type ComponentType, createElement, lazy } from "react";

/** The screens that wait until somebody comes to them; sign-in is there at once. */
export const ForgotScreen = lazy(async () => ({
  default: (await loadForgotScreen()).ForgotScreen,
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
export const PortfolioLinkingScreen = lazy(async () => ({
  default: (await import("../flows/portfolio-linking/portfolio-linking-screen.tsx"))
    .PortfolioLinkingScreen,
}));

/** Those that load something when they are shown bring what they do it with. */
export const LegalScreen = lazy(async () =>
  withQueries(import("../flows/static-pages/legal-screen.tsx"), (module) => module.LegalScreen),
);
export const ResetScreen = lazy(async () =>
  withQueries(import("../flows/reset/reset-screen.tsx"), (module) => module.ResetScreen),
);
export const MassPrintScreen = lazy(async () =>
  withQueries(
    import("../flows/mass-print/mass-print-screen.tsx"),
    (module) => module.MassPrintScreen,
  ),
);
export const SwitchAccountScreen = lazy(async () =>
  withQueries(
    import("../flows/switch-account/switch-account-screen.tsx"),
    (module) => module.SwitchAccountScreen,
  ),
);
export const RegistrationScreen = lazy(async () =>
  withQueries(
    import("../flows/registration/registration-screen.tsx"),
    (module) => module.RegistrationScreen,
  ),
);
export const VerificationScreen = lazy(async () =>
  withQueries(
    import("../flows/verification/verification-screen.tsx"),
    (module) => module.VerificationScreen,
  ),
);

async function withQueries<Module, Props extends object>(
  coming: Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const [module, { Queries }] = await Promise.all([coming, import("../api/queries.tsx")]);
  const Screen = pick(module);
  return { default: (props: Props) => createElement(Queries, null, createElement(Screen, props)) };
}

export function loadForgotScreen() {
  return import("../flows/forgot/forgot-screen.tsx");
}
