import { useEffect } from "react";
import { Navigate } from "react-router";
import { useArrivalBox } from "../session/arrival.tsx";
import { hasJustLeft } from "../session/stored-sign-in-leaving.ts";
import { forgetAppToken } from "../session/stored-session.ts";
import { useKeptSearch } from "./use-go-to.ts";

/** Any path that is not a route leads to the root, in the same language [RT-2]. */
export function RedirectToRoot() {
  const arrival = useArrivalBox();
  useEffect(() => {
    // The server sent a stored sign-in to a page that does not exist, and would do so again from the root.
    if (!hasJustLeft()) return;
    forgetAppToken();
    arrival.current = "storedSignInRefused";
  }, [arrival]);
  return <Navigate to={`/${useKeptSearch()}`} replace />;
}

/** A link that lacks what it needs leads to the error page [RT-3]. */
export function RedirectToError() {
  return <Navigate to={`/error${useKeptSearch()}`} replace />;
}
