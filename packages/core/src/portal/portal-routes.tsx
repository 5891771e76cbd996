import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { SignInScreen } from "../flows/sign-in/sign-in-screen.tsx";
import { ClearTokenGuard } from "../session/clear-token-guard.tsx";
import { EntryGuard } from "../session/entry-guard.tsx";
import { RedirectToRoot } from "../shell/redirect-to-root.tsx";
import { WaitingScreen } from "../shell/waiting-screen.tsx";
import { NotBuiltScreen } from "./not-built-screen.tsx";
import type { Region } from "./region.ts";
import { type RouteRow, routeTable } from "./route-table.ts";

/** The route table as routes, without the paths of other regions. */
export function PortalRoutes({ region }: { region: Region }) {
  const rows = routeTable.filter(({ variant }) => !variant || region.variants.includes(variant));
  return (
    <Routes>
      {rows.map((row) => (
        <Route
          key={row.path}
          path={row.path}
          element={<Guarded guard={row.guard}>{screenOf(row, region)}</Guarded>}
        />
      ))}
      <Route path="*" element={<RedirectToRoot />} />
    </Routes>
  );
}

function Guarded({ guard, children }: { guard: RouteRow["guard"]; children: ReactNode }) {
  if (guard === "entry") {
    return <EntryGuard waiting={<WaitingScreen title="entry.title" />}>{children}</EntryGuard>;
  }
  return guard === "clear" ? <ClearTokenGuard>{children}</ClearTokenGuard> : children;
}

function screenOf(row: RouteRow, region: Region): ReactNode {
  switch (row.screen) {
    case "sign-in":
      return <RegionSignIn row={row} region={region} />;
    case "not-built":
      return <NotBuiltScreen />;
  }
}

function RegionSignIn({ row, region }: { row: RouteRow; region: Region }) {
  const variant = row.variant ?? region.variants[0];
  const { above: Above, below: Below } = region.variantLogos?.[variant] ?? {};
  return (
    <SignInScreen
      key={row.path}
      variant={variant}
      isRoot={row.path === "/"}
      logo={Above && <Above />}
      footerLogo={Below && <Below />}
    />
  );
}
