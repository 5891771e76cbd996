import type { ComponentType } from "react";
import { Navigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLangSearch } from "../navigation/app-links.tsx";
import type { ScreenName } from "../navigation/route-table.ts";
import { lazyScreen, type LazyScreen } from "../browser/lazy-chunk.tsx";
import { SignInScreen } from "../flows/sign-in/sign-in-screen.tsx";
import { OwnScreen, type RouteScreenProps } from "./region-parts.tsx";

/** An entry of the list of screens: in the first bundle, or loaded when its route is opened. */
export type ScreenEntry = ComponentType<RouteScreenProps> | LazyScreen<RouteScreenProps>;

const loadStaticScreens = () => import("../flows/static-pages/static-screens.tsx");
const loadLegal = () => import("../flows/static-pages/legal-screen.tsx");
const loadVerification = () => import("../flows/verification/verification-screen.tsx");

/** The screens of the route table, by name. All but that of sign-in are lazy. */
export const screens = {
  "sign-in": SignInScreen,
  forgot: lazyScreen(
    () => import("../flows/forgot/forgot-screen.tsx"),
    ({ ForgotScreen }) => ForgotScreen,
  ),
  legal: lazyQueryScreen(loadLegal, ({ LegalScreen }) => () => <LegalScreen page="terms" />),
  privacy: lazyQueryScreen(loadLegal, ({ LegalScreen }) => () => <LegalScreen page="privacy" />),
  reset: lazyQueryScreen(
    () => import("../flows/reset/reset-screen.tsx"),
    ({ ResetScreen }) => ResetScreen,
  ),
  "mass-print": lazyQueryScreen(
    () => import("../flows/mass-print/mass-print-screen.tsx"),
    ({ MassPrintScreen }) => MassPrintScreen,
  ),
  "portfolio-linking": lazyScreen(
    () => import("../flows/portfolio-linking/portfolio-linking-screen.tsx"),
    ({ PortfolioLinkingScreen }) => PortfolioLinkingScreen,
  ),
  "no-portfolio": lazyScreen(loadStaticScreens, ({ ErrorScreen }) => () => (
    <>
      <OwnScreen name="error">
        <ErrorScreen />
      </OwnScreen>
      <RedirectToError />
    </>
  )),
  "must-reset": lazyScreen(
    () => import("../flows/must-reset/must-reset-screen.tsx"),
    ({ MustResetScreen }) => MustResetScreen,
  ),
  "account-choice": lazyScreen(
    () => import("../flows/account-choice/account-choice-screen.tsx"),
    ({ AccountChoiceScreen }) => AccountChoiceScreen,
  ),
  parent: lazyScreen(loadStaticScreens, ({ ParentScreen }) => ParentScreen),
  "no-account": lazyScreen(loadStaticScreens, ({ NoAccountScreen }) => NoAccountScreen),
  "switch-account": lazyQueryScreen(
    () => import("../flows/switch-account/switch-account-screen.tsx"),
    ({ SwitchAccountScreen }) => SwitchAccountScreen,
  ),
  registration: lazyQueryScreen(
    () => import("../flows/registration/registration-screen.tsx"),
    ({ RegistrationScreen }) => RegistrationScreen,
  ),
  "registration-confirmation": lazyScreen(
    loadStaticScreens,
    ({ RegistrationConfirmationScreen }) => RegistrationConfirmationScreen,
  ),
  "registration-not-allowed": lazyScreen(
    loadStaticScreens,
    ({ RegistrationNotAllowedScreen }) => RegistrationNotAllowedScreen,
  ),
  error: lazyScreen(loadStaticScreens, ({ ErrorScreen }) => ErrorScreen),
  verify: lazyQueryScreen(loadVerification, ({ VerificationScreen }) => VerificationScreen),
  "confirm-username": lazyQueryScreen(
    loadVerification,
    ({ VerificationScreen }) => VerificationScreen,
  ),
} as const satisfies Record<ScreenName, ScreenEntry>;

/** A screen that loads data when it is opened; what loads it comes at the same time as its module. */
function lazyQueryScreen<Module extends object>(
  load: () => Promise<Module>,
  screenOf: (module: Module) => ComponentType<RouteScreenProps>,
): LazyScreen<RouteScreenProps> {
  return lazyScreen(load, screenOf, () => import("../api/loading.ts"));
}

/** A link that lacks what it needs leads to the error page. A prerendered page keeps its address until it is hydrated. */
function RedirectToError() {
  const error = `/error${useLangSearch()}`;
  return useHydrated() && <Navigate to={error} replace />;
}
