import { Navigate } from "react-router";
import { useKeptSearch } from "./use-go-to.ts";

/** Any path that is not a route leads to the root, in the same language [RT-2], which is told so. */
export function RedirectToRoot() {
  return <Navigate to={`/${useKeptSearch()}`} replace state={{ unknownPath: true }} />;
}

/** A link that lacks what it needs leads to the error page [RT-3]. */
export function RedirectToError() {
  return <Navigate to={`/error${useKeptSearch()}`} replace />;
}
