import { type ReactNode, Suspense } from "react";
import { Route, Routes } from "react-router";
import { SignInScreen } from "../flows/sign-in/sign-in-screen.tsx";
import { ClearTokenGuard } from "../session/clear-token-guard.tsx";
import { EntryGuard } from "../session/entry-guard.tsx";
import { RedirectToRoot } from "../shell/redirect-to-root.tsx";
import { WaitingScreen } from "../shell/waiting-screen.tsx";
import * as lazy from "./lazy-screens.ts";
import { NotBuiltScreen } from "./not-built-screen.tsx";
import type { Region } from "./region.ts";
import { type RouteRow, routeTable } from "./route-table.ts";

/** The route table as routes, without the paths of other regions. */
export function PortalRoutes({ region }: { region: Region }) {
  const ours = (row: RouteRow) => !row.variant || region.variants.includes(row.variant);
  return (
    <Routes>
      {routeTable.map((row) => (
        <Route
          key={row.path}
          path={row.path}
          element={ours(row) ? <Guarded row={row}>{screenOf(row, region)}</Guarded> : <RedirectToRoot />}
        />
      ))}
      <Route path="*" element={<RedirectToRoot />} />
    </Routes>
  );
}

function Guarded({ row, children }: { row: RouteRow; children: ReactNode }) {
  const screen = <Suspense fallback={<WaitingScreen title="waiting" />}>{children}</Suspense>;
  switch (row.guard) {
    case "entry":
      return <EntryGuard waiting={<WaitingScreen title="entry.title" />}>{screen}</EntryGuard>;
    case "clear":
      return <ClearTokenGuard>{screen}</ClearTokenGuard>;
    default:
      return screen;
  }
}

function screenOf(row: RouteRow, region: Region): ReactNode {
  switch (row.screen) {
    case "sign-in":
      return <RegionSignIn key={row.path} row={row} region={region} />;
    case "forgot":
      return <lazy.ForgotScreen key={row.path} variant={row.variant ?? "default"} />;
    case "reset":
      return <lazy.ResetScreen />;
    case "mass-print":
      return <lazy.MassPrintScreen />;
    case "must-reset":
      return <lazy.MustResetScreen />;
    case "verify":
      return <lazy.VerificationScreen key="email" kind="email" />;
    case "confirm-username":
      return <lazy.VerificationScreen key="username" kind="username" />;
    case "not-built":
      return <NotBuiltScreen />;
  }
}

function RegionSignIn({ row, region }: { row: RouteRow; region: Region }) {
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
