import { type ReactNode, Suspense, useEffect } from "react";
import { Navigate, useLocation, useRoutes } from "react-router";
import { listPending } from "../api/pending.ts";
import { useLangSearch } from "../navigation/app-links.tsx";
import { ROOT_FILE } from "../navigation/base-path.ts";
import { isLinkClosed, useLinkAddress, WITH_SECRET } from "../navigation/link-address.ts";
import { type SignInReason, useFlashNoticeRef } from "../session/flash-notice.tsx";
import { ConfirmGuard, ClearTokenGuard } from "../session/route-guards.tsx";
import { useRegion } from "../layout/region.ts";
import { WaitingScreen } from "../layout/waiting-screen.tsx";
import { ResumeGuard } from "./resume-guard.tsx";
import { RouteScreen } from "./route-screen.tsx";
import type { RouteRow } from "../navigation/route-table.ts";
import { routes } from "../navigation/routes.ts";
import { readAppToken } from "../session/stored-session.ts";
import { isServed } from "../navigation/variants.ts";

/** Patterns of paths that begin like a link that people are given. The links themselves have routes of their own. */
const partsOfLinks = routes
  .filter(({ path }) => WITH_SECRET.test(path))
  .map(({ mailed, path }) => ({
    path: `/${path.split("/")[1]}/*`,
    because: mailed ? ("linkCutOff" as const) : ("linkClosed" as const),
  }));

/** The route table as routes, without the paths of other regions; then the pages of the region's own. */
export function PortalRoutes() {
  const { variants, pages = {} } = useRegion();
  const unknown = <RedirectToRoot because="unknownPath" />;
  return useRoutes([
    ...routes.map((row) => ({
      path: row.path,
      element: isServed(row, variants) ? <Guarded row={row} /> : unknown,
    })),
    ...Object.entries(pages).map(([path, Page]) => ({
      path,
      element: (
        <ConfirmGuard>
          <Waited>
            <Page />
          </Waited>
        </ConfirmGuard>
      ),
    })),
    ...partsOfLinks.map(({ path, because }) => ({
      path,
      element: <RedirectToRoot because={because} />,
    })),
    { path: ROOT_FILE, element: <RootByFile /> },
    { path: "*", element: unknown },
  ]);
}

function Waited({ children }: { children: ReactNode }) {
  return <Suspense fallback={<AwaitedScript />}>{children}</Suspense>;
}

/** Stands for a screen whose script is on its way. On a slow line that is said like a call that takes long. */
function AwaitedScript() {
  useEffect(() => listPending("screen"), []);
  return <WaitingScreen title="waiting" />;
}

const guards = { entry: ResumeGuard, clear: ClearTokenGuard };

function Guarded({ row }: { row: RouteRow }) {
  const { pathname, state } = useLocation();
  // The script of a screen may come late, or never.
  useLinkAddress();
  if (isLinkClosed(pathname, state)) return <RedirectToRoot because="linkClosed" />;
  const screen = (
    <Waited>
      <RouteScreen row={row} />
    </Waited>
  );
  const Guard = row.guard ? guards[row.guard] : ConfirmGuard;
  return <Guard>{screen}</Guard>;
}

/** Leads to the root from its other name, with all that it was asked for. */
function RootByFile() {
  const { search } = useLocation();
  return <Navigate to={`/${search}`} replace />;
}

/** Leads to the root, in the same language, which says why where it matters. */
function RedirectToRoot({ because }: { because?: SignInReason }) {
  const flash = useFlashNoticeRef();
  useEffect(() => {
    // A mistyped address is tried with the stored sign-in. A wrong link of another page is not.
    const isLinked = because === "unknownPath" && flash.current === "confirmStoredSignIn";
    if (because && !(isLinked && readAppToken() !== null)) flash.current = because;
  }, [flash, because]);
  return <Navigate to={`/${useLangSearch()}`} replace />;
}
