import { type ReactNode, useLayoutEffect, useState } from "react";
import type { CallFailure, Failure } from "../../api/result.ts";
import { isRetryable } from "../../api/retry-after.ts";
import { type RetryWait, startRetryWait } from "../../attempt/retry-wait.ts";
import type { Operation } from "../../errors/operations.ts";
import { CodeLine } from "../../errors/failure-code.tsx";
import { errorSentences, useErrorMessage } from "../../errors/error-text.tsx";
import { Countdown } from "../../forms/countdown.tsx";
import { useWait } from "../../forms/use-attempt.ts";
import type { Message, MessageKey } from "../../i18n/message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { useErrorTitle } from "../../ui/error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";

interface LoadFailureProps {
  title: MessageKey;
  operation: Operation;
  failure: Failure;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string;
  /** Makes the failed call again, after its wait; offered where that can help. */
  retry?: (() => void) | undefined;
  /** Replaces the catalogue's detail. */
  detail?: Message | undefined;
  /** True in place of a wide screen. */
  wide?: boolean;
  /** Other next steps. */
  children?: ReactNode;
  /** True where one of them leads to sign-in already. */
  leadsToSignIn?: boolean;
}

/** The screen of a failed load, such as that of a mailed link: what happened and the next steps. */
export function LoadFailure({ title, wide = false, ...load }: LoadFailureProps) {
  return (
    <Screen title={title} wide={wide}>
      <FailedLoad {...load} />
    </Screen>
  );
}

/** The failure of a load, as a part of a screen. */
function FailedLoad(props: Omit<LoadFailureProps, "title" | "wide">) {
  const { operation, failure, requestId, detail, children, leadsToSignIn } = props;
  const text = useText();
  const retry = isRetryable(failure) ? props.retry : undefined;
  const wait = useLoadWait(operation, failure, retry);
  const { state: waitState, disabledBy } = useWait(wait);
  const error = useErrorMessage()(operation, failure, wait !== null);
  const { first, second } = errorSentences(detail ? { ...error, detail } : error);
  useErrorTitle();
  return (
    <>
      <Notice tone="warning" role="alert">
        <p>{first}</p>
        {waitState && <Countdown state={waitState} />}
        {second && <p>{second}</p>}
      </Notice>
      <CodeLine failed={{ operation, failure }} requestId={requestId} />
      <div className="wm-actions">
        {retry && (
          <Button disabledBy={disabledBy} onClick={() => wait?.blockSend() || retry()}>
            {text("link.tryAgain")}
          </Button>
        )}
        {children}
      </div>
      {!leadsToSignIn && <BackToSignIn />}
    </>
  );
}

/** Starts the wait of a call that failed outside of a form, if the call can be repeated. The wait ends with the screen. */
export function useLoadWait(
  operation: Operation,
  failure: Failure,
  send: (() => void) | undefined,
): RetryWait | null {
  const [wait, setWait] = useState<RetryWait | null>(null);
  useLayoutEffect(() => {
    const started = send ? startRetryWait({ operation, failure, send }) : null;
    setWait(started);
    return () => started?.end();
    // A failure has one wait; `send` is another function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [operation, failure]);
  return wait;
}

/** Props of the failure of a region's own call. */
interface CallFailedProps {
  failure: CallFailure;
  /** Makes the call again; offered where that can help, and after the wait that the server asks for. */
  retry?: (() => void) | undefined;
}

/** Says why a call of the region's own has failed, with the code for a help desk and a next step. */
export function CallFailed(props: CallFailedProps) {
  return <FailedLoad {...props} operation="regionCall" />;
}
