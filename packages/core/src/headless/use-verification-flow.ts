import { useLocation } from "react-router";
import { useVerified } from "../flows/verification/verification-screen.tsx";
import { routeOf } from "../navigation/find-route.ts";
import type { LoadedFlow, VerifiedAddress } from "./flow-types.ts";

/**
 * A link that verifies an address or a new username, for the screens `verify` and `confirm-username`. Its own screen says
 * what is wrong with a link, and sends a new one.
 */
export function useVerificationFlow(): LoadedFlow<VerifiedAddress> {
  const row = routeOf(useLocation().pathname);
  const kind = row?.screen === "confirm-username" ? "username" : "email";
  const { data, screen } = useVerified(kind);
  return data === undefined
    ? { data: null, screen }
    : { data: { address: data, kind }, screen: null };
}
