import { useSyncExternalStore } from "react";
import { useEnvironment } from "../../config/environment.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { logOutRequestOf, type LogOutState } from "../../session/log-out.ts";
import { BusyButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusFallback } from "../../ui/use-focus-fallback.ts";

const notices = {
  none: { key: "SIGNED_OUT", tone: "success" },
  retrying: { key: "logOut.retrying", tone: "info" },
  failed: { key: "logOut.failed", tone: "warning" },
  sent: { key: "logOut.sent", tone: "success" },
} as const satisfies Record<LogOutState, object>;

/** State of the log-out request of this page. */
export function useLogOutState(): LogOutState {
  const request = logOutRequestOf(useEnvironment());
  return useSyncExternalStore(request.subscribe, request.get, request.get);
}

/** Says that the person is signed out. Where the server may not know it, it says so and offers a retry. */
export function SignedOutNotice({ state }: { state: LogOutState }) {
  const { key, tone } = notices[state];
  return (
    <Notice tone={tone}>
      <p>
        <MessageText message={{ key }} />
      </p>
      {(state === "failed" || state === "retrying") && <RetryButton busy={state === "retrying"} />}
    </Notice>
  );
}

/** Button that retries the log-out. It is there during a retry, too, so that it keeps the focus. */
function RetryButton({ busy }: { busy: boolean }) {
  const text = useText();
  const { retry } = logOutRequestOf(useEnvironment());
  return (
    <BusyButton quiet busy={busy} onClick={busy ? undefined : retry} ref={useFocusFallback()}>
      {text("link.tryAgain")}
    </BusyButton>
  );
}
