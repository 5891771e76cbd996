import { Navigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLangSearch } from "../navigation/app-links.tsx";
import type { ScreenName } from "../navigation/route-table.ts";
import { lazyEntry, lazyQueryEntry, type ScreenEntry } from "./lazy-entry.ts";
import { OwnScreen, RegionSignIn } from "./region-screens.tsx";

const loadStaticScreens = () => import("../flows/static-pages/static-screens.tsx");
const loadLegal = () => import("../flows/static-pages/legal-screen.tsx");
const loadVerification = () => import("../flows/verification/verification-screen.tsx");

/** Loaders of the screens of the route table. */
export const screens = {
  "sign-in": RegionSignIn,
  forgot: lazyEntry(
    () => import("../flows/forgot/forgot-screen.tsx"),
    ({ ForgotScreen }) => ForgotScreen,
  ),
  legal: lazyQueryEntry(loadLegal, ({ LegalScreen }) => () => <LegalScreen page="terms" />),
  privacy: lazyQueryEntry(loadLegal, ({ LegalScreen }) => () => <LegalScreen page="privacy" />),
  reset: lazyQueryEntry(
    () => import("../flows/reset/reset-screen.tsx"),
    ({ ResetScreen }) => ResetScreen,
  ),
  "mass-print": lazyQueryEntry(
    () => import("../flows/mass-print/mass-print-screen.tsx"),
    ({ MassPrintScreen }) => MassPrintScreen,
  ),
  "portfolio-linking": lazyEntry(
    () => import("../flows/portfolio-linking/portfolio-linking-screen.tsx"),
    ({ PortfolioLinkingScreen }) => PortfolioLinkingScreen,
  ),
  "no-portfolio": lazyEntry(loadStaticScreens, ({ ErrorScreen }) => () => (
    <>
      <OwnScreen name="error">
        <ErrorScreen />
      </OwnScreen>
      <RedirectToError />
    </>
  )),
  "must-reset": lazyEntry(
    () => import("../flows/must-reset/must-reset-screen.tsx"),
    ({ MustResetScreen }) => MustResetScreen,
  ),
  "account-choice": lazyEntry(
    () => import("../flows/account-choice/account-choice-screen.tsx"),
    ({ AccountChoiceScreen }) => AccountChoiceScreen,
  ),
  parent: lazyEntry(loadStaticScreens, ({ ParentScreen }) => ParentScreen),
  "no-account": lazyEntry(loadStaticScreens, ({ NoAccountScreen }) => NoAccountScreen),
  "switch-account": lazyQueryEntry(
    () => import("../flows/switch-account/switch-account-screen.tsx"),
    ({ SwitchAccountScreen }) => SwitchAccountScreen,
  ),
  registration: lazyQueryEntry(
    () => import("../flows/registration/registration-screen.tsx"),
    ({ RegistrationScreen }) => RegistrationScreen,
  ),
  "registration-confirmation": lazyEntry(
    loadStaticScreens,
    ({ RegistrationConfirmationScreen }) => RegistrationConfirmationScreen,
  ),
  "registration-not-allowed": lazyEntry(
    loadStaticScreens,
    ({ RegistrationNotAllowedScreen }) => RegistrationNotAllowedScreen,
  ),
  error: lazyEntry(loadStaticScreens, ({ ErrorScreen }) => ErrorScreen),
  verify: lazyQueryEntry(loadVerification, ({ VerificationScreen }) => () => (
    <VerificationScreen kind="email" />
  )),
  "confirm-username": lazyQueryEntry(loadVerification, ({ VerificationScreen }) => () => (
    <VerificationScreen kind="username" />
  )),
} as const satisfies Record<ScreenName, ScreenEntry>;

/** A link that lacks what it needs leads to the error page. A prerendered page keeps its address until it is hydrated. */
function RedirectToError() {
  const error = `/error${useLangSearch()}`;
  return useHydrated() && <Navigate to={error} replace />;
}
