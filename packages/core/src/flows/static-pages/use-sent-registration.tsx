import { type ReactNode, useReducer } from "react";
import { useLocation } from "react-router";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import { ServerTextView } from "../../errors/error-text.tsx";
import type { SentRegistration as EntryState } from "../../navigation/entry-state.ts";
import { forgetIdentifier, registeredAddress } from "../../session/visit.ts";

/** Registration that was sent. */
export interface SentRegistration {
  /** The address of the registration; empty after a reload and for the next person. */
  address: string;
  /** The server's own text; null without any. */
  words: ReactNode;
  /** True where the person has typed the address, which may have a mistake. */
  isTyped: boolean;
  /** True where the person has come back to the form, which is sent already. */
  isReturn: boolean;
}

/** The registration that was sent, for a `registration-confirmation` of a region's own. */
export function useSentRegistration(): SentRegistration {
  const state = useLocation().state as EntryState | null;
  const [, renderAgain] = useReducer((returns: number) => returns + 1, 0);
  useBfcacheRestore(() => {
    // Another person may be here.
    forgetIdentifier();
    renderAgain();
  });
  return {
    address: registeredAddress(),
    words: state?.friendlyMessage ? (
      <ServerTextView text={state.friendlyMessage} language={state.language} />
    ) : null,
    isTyped: state?.isTyped === true,
    isReturn: state?.isReturn === true,
  };
}
