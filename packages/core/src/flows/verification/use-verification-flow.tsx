import { useState } from "react";
import { useLocation } from "react-router";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import type { LoadedFlow } from "../../forms/flow-types.ts";
import { useText } from "../../i18n/use-text.tsx";
import { routeOf } from "../../navigation/find-route.ts";
import { forgetIdentifier } from "../../session/visit.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { useVerification, type VerificationKind } from "./use-verification.ts";
import { UsedLink, VerificationError } from "./verification-error.tsx";

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
  const { verification, resend } = useVerification(kind);
  const { data, failure, retry } = verification;
  const [isReturn, setReturn] = useState(false);
  useBfcacheRestore(() => {
    if (data === undefined) return;
    // Another person may be here: neither this screen nor sign-in names the address.
    forgetIdentifier();
    setReturn(true);
  });
  if (failure) {
    return { data: null, screen: <VerificationError {...{ failure, retry, resend }} /> };
  }
  if (isReturn) return { data: null, screen: <UsedLink message={{ key: "VERIFY_LINK_USED" }} /> };
  if (!data) return { data: null, screen: <Checking kind={kind} /> };
  return { data: { address: data, kind }, screen: null };
}

function Checking({ kind }: { kind: VerificationKind }) {
  const text = useText();
  return (
    <WaitingScreen title={kind === "email" ? "verify.checking" : "username.checking"}>
      <p className="wm-delayed">{text("link.checking")}</p>
    </WaitingScreen>
  );
}
