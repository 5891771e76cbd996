import type { ComponentType } from "react";
import { SignInScreen } from "../flows/sign-in/sign-in-screen.tsx";
import { useHydrated } from "../browser/use-hydrated.ts";
import { RedirectToError } from "../layout/redirects.tsx";
import { ErrorBoundary } from "../layout/error-boundary.tsx";
import { lazyScreens } from "./lazy-screens.ts";
import type { Region } from "./region.ts";
import type { RouteRow } from "../navigation/route-table.ts";

const ConfirmUsernameScreen = lazyScreens["confirm-username"];

interface RouteScreenProps {
  row: RouteRow;
  region: Region;
}

/** The screen of a row of the route table: the region's own, where it has one. */
export function RouteScreen({ row, region }: RouteScreenProps) {
  const screens: Partial<Record<string, ComponentType>> = region.screens ?? {};
  const Own = screens[row.screen];
  const usual = <DefaultScreen row={row} region={region} />;
  if (!Own) return usual;
  return (
    <ErrorBoundary key={row.screen} fallback={usual}>
      <Own />
    </ErrorBoundary>
  );
}

function DefaultScreen({ row, region }: RouteScreenProps) {
  switch (row.screen) {
    case "sign-in":
      return <RegionSignIn key={row.path} row={row} region={region} />;
    case "forgot":
      return <lazyScreens.forgot key={row.path} variant={row.variant ?? "default"} />;
    case "legal":
      return <lazyScreens.legal key="terms" page="terms" />;
    case "privacy":
      return <lazyScreens.privacy key="privacy" page="privacy" />;
    case "no-portfolio":
      return <NoPortfolio region={region} />;
    case "registration":
      return <lazyScreens.registration namePattern={region.namePattern} />;
    case "verify":
      return <lazyScreens.verify key="email" kind="email" />;
    case "confirm-username":
      return <ConfirmUsernameScreen key="username" kind="username" />;
    default: {
      const Screen = lazyScreens[row.screen];
      return <Screen />;
    }
  }
}

const errorRow = { path: "/error", screen: "error" } as const;

/** The error page, on the way to its own address [RT-3]; a page that is rendered before stays where it is. */
function NoPortfolio({ region }: Pick<RouteScreenProps, "region">) {
  const hydrated = useHydrated();
  return (
    <>
      <RouteScreen row={errorRow} region={region} />
      {hydrated && <RedirectToError />}
    </>
  );
}

function RegionSignIn({ row, region }: RouteScreenProps) {
  const variant = row.variant ?? region.variants[0];
  const { above: Above, below: Below } = region.variantLogos?.[variant] ?? {};
  return (
    <SignInScreen
      variant={variant}
      isRoot={row.path === "/"}
      logo={contained(Above)}
      footerLogo={contained(Below)}
    />
  );
}

function contained(Logo: ComponentType | undefined) {
  return (
    Logo && (
      <ErrorBoundary>
        <Logo />
      </ErrorBoundary>
    )
  );
}
