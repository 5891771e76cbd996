import { type ComponentType, createElement } from "react";
import { lateScreen } from "../platform/late-piece.ts";
import type { RouteRow } from "./route-table.ts";

/** Each of these is the screen of two routes. */
const ErrorScreen = lateScreen(async () => (await loadStaticScreens()).ErrorScreen);

const LegalScreen = lateScreen(async () =>
  withQueries(import("../flows/static-pages/legal-screen.tsx"), (module) => module.LegalScreen),
);
const VerificationScreen = lateScreen(async () =>
  withQueries(
    import("../flows/verification/verification-screen.tsx"),
    (module) => module.VerificationScreen,
  ),
);

/** The screens that wait until somebody comes to them, as the route table names them; sign-in is there at once. */
export const lateScreens = {
  forgot: lateScreen(async () => (await loadForgotScreen()).ForgotScreen),
  legal: LegalScreen,
  privacy: LegalScreen,
  reset: lateScreen(async () =>
    withQueries(import("../flows/reset/reset-screen.tsx"), (module) => module.ResetScreen),
  ),
  "mass-print": lateScreen(async () =>
    withQueries(
      import("../flows/mass-print/mass-print-screen.tsx"),
      (module) => module.MassPrintScreen,
    ),
  ),
  "portfolio-linking": lateScreen(
    async () =>
      (await import("../flows/portfolio-linking/portfolio-linking-screen.tsx"))
        .PortfolioLinkingScreen,
  ),
  "no-portfolio": ErrorScreen,
  "must-reset": lateScreen(
    async () => (await import("../flows/must-reset/must-reset-screen.tsx")).MustResetScreen,
  ),
  "account-choice": lateScreen(
    async () =>
      (await import("../flows/account-choice/account-choice-screen.tsx")).AccountChoiceScreen,
  ),
  parent: lateScreen(async () => (await loadStaticScreens()).ParentScreen),
  "no-account": lateScreen(async () => (await loadStaticScreens()).NoAccountScreen),
  "switch-account": lateScreen(async () =>
    withQueries(
      import("../flows/switch-account/switch-account-screen.tsx"),
      (module) => module.SwitchAccountScreen,
    ),
  ),
  registration: lateScreen(async () =>
    withQueries(
      import("../flows/registration/registration-screen.tsx"),
      (module) => module.RegistrationScreen,
    ),
  ),
  "registration-confirmation": lateScreen(
    async () => (await loadStaticScreens()).RegistrationConfirmationScreen,
  ),
  "registration-not-allowed": lateScreen(
    async () => (await loadStaticScreens()).RegistrationNotAllowedScreen,
  ),
  error: ErrorScreen,
  verify: VerificationScreen,
  "confirm-username": VerificationScreen,
} satisfies Record<Exclude<RouteRow["screen"], "sign-in">, unknown>;

/** A screen that loads something when it is shown brings what it does that with. */
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
