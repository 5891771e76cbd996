import { type ReactNode, Suspense, useEffect } from "react";
import { Navigate, useLocation, useRoutes } from "react-router";
import { listPending } from "../api/pending.ts";
import { useLangSearch } from "../navigation/app-links.tsx";
import { ROOT_FILE } from "../navigation/base-path.ts";
import { isLinkClosed, useLinkAddress, WITH_SECRET } from "../navigation/link-address.ts";
import { isDoneReason, type SignInReason, useSignInReasonRef } from "../session/sign-in-reason.ts";
import { ConfirmGuard, ClearTokenGuard } from "../session/route-guards.tsx";
import { useRegion } from "../layout/region.ts";
import { WaitingScreen } from "../layout/waiting-screen.tsx";
import { EntryGuard } from "./entry-guard.tsx";
import { RouteScreen } from "./route-screen.tsx";
import type { RouteRow } from "../navigation/route-table.ts";
import { routes } from "../navigation/find-route.ts";
import { readAppToken } from "../session/stored-session.ts";
import { isServed } from "../navigation/variants.ts";

/** Patterns of paths that begin like a link with a token but are none: the link was cut off or is closed. */
const linkPrefixRoutes = routes
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
          <ScreenSuspense>
            <Page />
          </ScreenSuspense>
        </ConfirmGuard>
      ),
    })),
    ...linkPrefixRoutes.map(({ path, because }) => ({
      path,
      element: <RedirectToRoot because={because} />,
    })),
    { path: ROOT_FILE, element: <IndexFileRedirect /> },
    { path: "*", element: unknown },
  ]);
}

function ScreenSuspense({ children }: { children: ReactNode }) {
  return <Suspense fallback={<ScreenFallback />}>{children}</Suspense>;
}

/** Shown while the script of a screen loads. On a slow network the banner of slow calls announces it, too. */
function ScreenFallback() {
  useEffect(() => listPending("screen"), []);
  return <WaitingScreen title="waiting" />;
}

const guards = { entry: EntryGuard, clear: ClearTokenGuard };

function Guarded({ row }: { row: RouteRow }) {
  const { pathname, state } = useLocation();
  // Here, and not in the screen alone: its script may take long, or fail.
  useLinkAddress();
  // A spent link leaves its entry a state; a copied address has none.
  const because = (state !== null && row.spent) || "linkClosed";
  if (isLinkClosed(pathname, state)) return <RedirectToRoot because={because} />;
  const screen = (
    <ScreenSuspense>
      <RouteScreen row={row} />
    </ScreenSuspense>
  );
  const Guard = row.guard ? guards[row.guard] : ConfirmGuard;
  return <Guard>{screen}</Guard>;
}

/** Redirects the root's file name to the root, with the query. */
function IndexFileRedirect() {
  const { search } = useLocation();
  return <Navigate to={`/${search}`} replace />;
}

/** Redirects to the root in the same language. The sign-in page there says why. */
function RedirectToRoot({ because }: { because: SignInReason }) {
  const reasonRef = useSignInReasonRef();
  useEffect(() => {
    // A success is still announced, although the server has named a page of another region.
    if (isDoneReason(reasonRef.current)) return;
    // For a mistyped address the stored sign-in is resumed. After another page's wrong link it has to be confirmed.
    const isLinked = because === "unknownPath" && reasonRef.current === "confirmStoredSignIn";
    if (!isLinked || readAppToken() === null) reasonRef.current = because;
  }, [reasonRef, because]);
  return <Navigate to={`/${useLangSearch()}`} replace />;
}
