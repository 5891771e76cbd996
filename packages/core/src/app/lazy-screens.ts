import { type ComponentType, createElement } from "react";
import { lazyScreen } from "../browser/lazy-chunk.ts";
import type { RouteRow } from "../navigation/route-table.ts";

/** Each of these is the screen of two routes. */
const ErrorScreen = lazyScreen(async () => (await loadStaticScreens()).ErrorScreen);

const LegalScreen = lazyScreen(async () =>
  withQueryProvider(
    import("../flows/static-pages/legal-screen.tsx"),
    (module) => module.LegalScreen,
  ),
);
const VerificationScreen = lazyScreen(async () =>
  withQueryProvider(
    import("../flows/verification/verification-screen.tsx"),
    (module) => module.VerificationScreen,
  ),
);

/** The screens that wait until somebody comes to them, as the route table names them; sign-in is there at once. */
export const lazyScreens = {
  forgot: lazyScreen(async () => (await loadForgotScreen()).ForgotScreen),
  legal: LegalScreen,
  privacy: LegalScreen,
  reset: lazyScreen(async () =>
    withQueryProvider(import("../flows/reset/reset-screen.tsx"), (module) => module.ResetScreen),
  ),
  "mass-print": lazyScreen(async () =>
    withQueryProvider(
      import("../flows/mass-print/mass-print-screen.tsx"),
      (module) => module.MassPrintScreen,
    ),
  ),
  "portfolio-linking": lazyScreen(
    async () =>
      (await import("../flows/portfolio-linking/portfolio-linking-screen.tsx"))
        .PortfolioLinkingScreen,
  ),
  "no-portfolio": ErrorScreen,
  "must-reset": lazyScreen(
    async () => (await import("../flows/must-reset/must-reset-screen.tsx")).MustResetScreen,
  ),
  "account-choice": lazyScreen(
    async () =>
      (await import("../flows/account-choice/account-choice-screen.tsx")).AccountChoiceScreen,
  ),
  parent: lazyScreen(async () => (await loadStaticScreens()).ParentScreen),
  "no-account": lazyScreen(async () => (await loadStaticScreens()).NoAccountScreen),
  "switch-account": lazyScreen(async () =>
    withQueryProvider(
      import("../flows/switch-account/switch-account-screen.tsx"),
      (module) => module.SwitchAccountScreen,
    ),
  ),
  registration: lazyScreen(async () =>
    withQueryProvider(
      import("../flows/registration/registration-screen.tsx"),
      (module) => module.RegistrationScreen,
    ),
  ),
  "registration-confirmation": lazyScreen(
    async () => (await loadStaticScreens()).RegistrationConfirmationScreen,
  ),
  "registration-not-allowed": lazyScreen(
    async () => (await loadStaticScreens()).RegistrationNotAllowedScreen,
  ),
  error: ErrorScreen,
  verify: VerificationScreen,
  "confirm-username": VerificationScreen,
} satisfies Record<Exclude<RouteRow["screen"], "sign-in">, unknown>;

/** A screen that loads something when it is shown brings what it does that with. */
async function withQueryProvider<Module, Props extends object>(
  coming: Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const [module, { QueryProvider }] = await Promise.all([
    coming,
    import("../api/query-provider.tsx"),
  ]);
  const Screen = pick(module);
  return (props: Props) => createElement(QueryProvider, null, createElement(Screen, props));
}

export function loadForgotScreen() {
  return import("../flows/forgot/forgot-screen.tsx");
}

function loadStaticScreens() {
  return import("../flows/static-pages/static-screens.tsx");
}
