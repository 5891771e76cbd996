import { Navigate } from "react-router";
import { useKeptSearch } from "./use-go-to.ts";

/** Any path that is not a route leads to the root, in the same language [RT-2]. */
export function RedirectToRoot() {
  return <Navigate to={`/${useKeptSearch()}`} replace />;
}
