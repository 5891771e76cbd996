import { SignInScreen } from "../flows/sign-in/sign-in-screen.tsx";
import { RedirectToError } from "../shell/redirect-to-root.tsx";
import * as lazy from "./lazy-screens.ts";
import type { Region } from "./region.ts";
import type { RouteRow } from "./route-table.ts";

interface RouteScreenProps {
  row: RouteRow;
  region: Region;
}

/** The screen of a row of the route table. */
export function RouteScreen({ row, region }: RouteScreenProps) {
  switch (row.screen) {
    case "sign-in":
      return <RegionSignIn key={row.path} row={row} region={region} />;
    case "forgot":
      return <lazy.ForgotScreen key={row.path} variant={row.variant ?? "default"} />;
    case "legal":
      return <lazy.LegalScreen key="terms" page="terms" />;
    case "privacy":
      return <lazy.LegalScreen key="privacy" page="privacy" />;
    case "reset":
      return <lazy.ResetScreen />;
    case "mass-print":
      return <lazy.MassPrintScreen />;
    case "portfolio-linking":
      return <lazy.PortfolioLinkingScreen />;
    case "no-portfolio":
      return <RedirectToError />;
    case "must-reset":
      return <lazy.MustResetScreen />;
    case "account-choice":
      return <lazy.AccountChoiceScreen />;
    case "parent":
      return <lazy.ParentScreen />;
    case "no-account":
      return <lazy.NoAccountScreen />;
    case "switch-account":
      return <lazy.SwitchAccountScreen />;
    case "registration":
      return <lazy.RegistrationScreen namePattern={region.namePattern} />;
    case "registration-confirmation":
      return <lazy.RegistrationConfirmationScreen />;
    case "registration-not-allowed":
      return <lazy.RegistrationNotAllowedScreen />;
    case "error":
      return <lazy.ErrorScreen />;
    case "verify":
      return <lazy.VerificationScreen key="email" kind="email" />;
    case "confirm-username":
      return <lazy.VerificationScreen key="username" kind="username" />;
  }
}

function RegionSignIn({ row, region }: RouteScreenProps) {
  const variant = row.variant ?? region.variants[0];
  const { above: Above, below: Below } = region.variantLogos?.[variant] ?? {};
  return (
    <SignInScreen
      variant={variant}
      isRoot={row.path === "/"}
      logo={Above && <Above />}
      footerLogo={Below && <Below />}
    />
  );
}
