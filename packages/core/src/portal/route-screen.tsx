import type { ComponentType } from "react";
import { SignInScreen } from "../flows/sign-in/sign-in-screen.tsx";
import { useHydrated } from "../platform/use-hydrated.ts";
import { RedirectToError } from "../shell/redirect-to-root.tsx";
import { Slot } from "../shell/slot.tsx";
import { lateScreens } from "./late-screens.ts";
import type { Region } from "./region.ts";
import type { RouteRow } from "./route-table.ts";

const ConfirmUsernameScreen = lateScreens["confirm-username"];

interface RouteScreenProps {
  row: RouteRow;
  region: Region;
}

/** The screen of a row of the route table: the region's own, where it has one. */
export function RouteScreen({ row, region }: RouteScreenProps) {
  const screens: Partial<Record<string, ComponentType>> = region.screens ?? {};
  const Own = screens[row.screen];
  const usual = <UsualScreen row={row} region={region} />;
  if (!Own) return usual;
  return (
    <Slot key={row.screen} instead={usual}>
      <Own />
    </Slot>
  );
}

function UsualScreen({ row, region }: RouteScreenProps) {
  switch (row.screen) {
    case "sign-in":
      return <RegionSignIn key={row.path} row={row} region={region} />;
    case "forgot":
      return <lateScreens.forgot key={row.path} variant={row.variant ?? "default"} />;
    case "legal":
      return <lateScreens.legal key="terms" page="terms" />;
    case "privacy":
      return <lateScreens.privacy key="privacy" page="privacy" />;
    case "no-portfolio":
      return <NoPortfolio region={region} />;
    case "registration":
      return <lateScreens.registration namePattern={region.namePattern} />;
    case "verify":
      return <lateScreens.verify key="email" kind="email" />;
    case "confirm-username":
      return <ConfirmUsernameScreen key="username" kind="username" />;
    default: {
      const Screen = lateScreens[row.screen];
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
      <Slot>
        <Logo />
      </Slot>
    )
  );
}
