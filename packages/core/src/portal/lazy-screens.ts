import { type ComponentType, createElement } from "react";
import { lateScreen } from "../platform/late-piece.ts";

/** The screens that wait until somebody comes to them; sign-in is there at once. */
export const ForgotScreen = lateScreen(async () => (await loadForgotScreen()).ForgotScreen);
export const MustResetScreen = lateScreen(
  async () => (await import("../flows/must-reset/must-reset-screen.tsx")).MustResetScreen,
);
export const AccountChoiceScreen = lateScreen(
  async () =>
    (await import("../flows/account-choice/account-choice-screen.tsx")).AccountChoiceScreen,
);
export const ParentScreen = lateScreen(async () => (await loadStaticScreens()).ParentScreen);
export const NoAccountScreen = lateScreen(async () => (await loadStaticScreens()).NoAccountScreen);
export const RegistrationConfirmationScreen = lateScreen(
  async () => (await loadStaticScreens()).RegistrationConfirmationScreen,
);
export const RegistrationNotAllowedScreen = lateScreen(
  async () => (await loadStaticScreens()).RegistrationNotAllowedScreen,
);
export const ErrorScreen = lateScreen(async () => (await loadStaticScreens()).ErrorScreen);
export const PortfolioLinkingScreen = lateScreen(
  async () =>
    (await import("../flows/portfolio-linking/portfolio-linking-screen.tsx"))
      .PortfolioLinkingScreen,
);

/** Those that load something when they are shown bring what they do it with. */
export const LegalScreen = lateScreen(async () =>
  withQueries(import("../flows/static-pages/legal-screen.tsx"), (module) => module.LegalScreen),
);
export const ResetScreen = lateScreen(async () =>
  withQueries(import("../flows/reset/reset-screen.tsx"), (module) => module.ResetScreen),
);
export const MassPrintScreen = lateScreen(async () =>
  withQueries(
    import("../flows/mass-print/mass-print-screen.tsx"),
    (module) => module.MassPrintScreen,
  ),
);
export const SwitchAccountScreen = lateScreen(async () =>
  withQueries(
    import("../flows/switch-account/switch-account-screen.tsx"),
    (module) => module.SwitchAccountScreen,
  ),
);
export const RegistrationScreen = lateScreen(async () =>
  withQueries(
    import("../flows/registration/registration-screen.tsx"),
    (module) => module.RegistrationScreen,
  ),
);
export const VerificationScreen = lateScreen(async () =>
  withQueries(
    import("../flows/verification/verification-screen.tsx"),
    (module) => module.VerificationScreen,
  ),
);

async function withQueries<Module, Props extends object>(
  coming: Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const [module, { Queries }] = await Promise.all([coming, import("../api/queries.tsx")]);
  const Screen = pick(module);
  return (props: Props) => createElement(Queries, null, createElement(Screen, props));
}

export function loadForgotScreen() {
  return import("../flows/forgot/forgot-screen.tsx");
}

function loadStaticScreens() {
  return import("../flows/static-pages/static-screens.tsx");
}
