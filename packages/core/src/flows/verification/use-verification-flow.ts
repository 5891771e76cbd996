import { useLocation } from "react-router";
import type { LoadedFlow } from "../../forms/flow-types.ts";
import { routeOf } from "../../navigation/find-route.ts";
import { useVerified } from "./verification-screen.tsx";

/** Verified address. */
export interface VerifiedAddress {
  /** The address, or the new username. */
  address: string;
  kind: "email" | "username";
}

/**
 * A link that verifies an address or a new username, for the screens `verify` and `confirm-username`. Its own screen says
 * what is wrong with a link, and sends a new one.
 */
export function useVerificationFlow(): LoadedFlow<VerifiedAddress> {
  const row = routeOf(useLocation().pathname);
  const kind = row?.screen === "confirm-username" ? "username" : "email";
  const { data, screen } = useVerified(kind);
  return data === null ? { data, screen } : { data: { address: data, kind }, screen };
}
