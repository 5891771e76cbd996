import * as lazy from "./lazy-screens.ts";
import { placeOf } from "./place-of.ts";
import type { Region } from "./region.ts";
import { routeTable } from "./route-table.ts";

const screens: Partial<Record<string, { preload: () => Promise<void> }>> = {
  forgot: lazy.ForgotScreen,
  legal: lazy.LegalScreen,
  privacy: lazy.LegalScreen,
  reset: lazy.ResetScreen,
  "mass-print": lazy.MassPrintScreen,
  "portfolio-linking": lazy.PortfolioLinkingScreen,
  "no-portfolio": lazy.ErrorScreen,
  "must-reset": lazy.MustResetScreen,
  "account-choice": lazy.AccountChoiceScreen,
  parent: lazy.ParentScreen,
  "no-account": lazy.NoAccountScreen,
  "switch-account": lazy.SwitchAccountScreen,
  registration: lazy.RegistrationScreen,
  "registration-confirmation": lazy.RegistrationConfirmationScreen,
  "registration-not-allowed": lazy.RegistrationNotAllowedScreen,
  error: lazy.ErrorScreen,
  verify: lazy.VerificationScreen,
  "confirm-username": lazy.VerificationScreen,
};

/**
 * Waits for the screen of a path before its page is taken over. While a screen is still on its way, any change around it
 * would have React throw the rendered one away, with all that is typed there [QF-6]. One that does not come is met later.
 */
export async function preloadScreen(pathname: string, region: Region): Promise<void> {
  const place = placeOf(pathname);
  const name = routeTable.find(({ path }) => path === place)?.screen ?? "";
  if (Object.keys(region.screens ?? {}).includes(name)) return;
  await screens[name]?.preload().catch(() => undefined);
}
