import { useSyncExternalStore } from "react";
import { useEnvironment } from "../../config/environment.ts";
import type { MessageKey } from "../../i18n/message.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { logOutRequestOf, type LogOutState } from "../../session/log-out.ts";
import { BusyButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusFallback } from "../../ui/use-focus-fallback.ts";

const texts: Record<LogOutState, MessageKey> = {
  none: "SIGNED_OUT",
  retrying: "logOut.retrying",
  failed: "logOut.failed",
  sent: "logOut.sent",
};

const tones = { none: "success", retrying: "info", failed: "warning", sent: "success" } as const;

/** State of the log-out request of this page. */
export function useLogOutState(): LogOutState {
  const request = logOutRequestOf(useEnvironment());
  return useSyncExternalStore(request.subscribe, request.get, request.get);
}

/** Says that the person is signed out: on this device alone where the server may not know it, and retries. */
export function SignedOutNotice() {
  const state = useLogOutState();
  return (
    <Notice tone={tones[state]}>
      <p>
        <MessageText message={{ key: texts[state] }} />
      </p>
      {(state === "failed" || state === "retrying") && <RetryButton busy={state === "retrying"} />}
    </Notice>
  );
}

/** Stays during a retry, and with it the focus. */
function RetryButton({ busy }: { busy: boolean }) {
  const text = useText();
  const { retry } = logOutRequestOf(useEnvironment());
  return (
    <BusyButton quiet busy={busy} onClick={busy ? undefined : retry} ref={useFocusFallback()}>
      {text("link.tryAgain")}
    </BusyButton>
  );
}
