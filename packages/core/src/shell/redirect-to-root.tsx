import { useEffect } from "react";
import { Navigate } from "react-router";
import { type Arrival, useArrivalBox } from "../session/arrival.tsx";
import { useKeptSearch } from "./use-go-to.ts";

/** Any path that is not a route leads to the root, in the same language, which is told so, and why where it matters. */
export function RedirectToRoot({ because }: { because?: Arrival }) {
  const arrival = useArrivalBox();
  useEffect(() => {
    if (because) arrival.current = because;
  }, [arrival, because]);
  return <Navigate to={`/${useKeptSearch()}`} replace state={{ unknownPath: true }} />;
}

/** A link that lacks what it needs leads to the error page [RT-3]. */
export function RedirectToError() {
  return <Navigate to={`/error${useKeptSearch()}`} replace />;
}
