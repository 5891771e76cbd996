import { Countdown } from "../../errors/countdown.tsx";
import { SPINNER_LINGER_MS } from "../../config/constants.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { FailureCode } from "../../errors/failure-code.tsx";
import { errorSentences } from "../../errors/presentation.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner, useDelayedOff } from "../../ui/spinner.tsx";
import type { Resend } from "./use-verification.ts";

/** 'Click here to get a new one', and why it could not be sent. */
export function ResendLink({ resend }: { resend: Resend }) {
  const text = useText();
  const spinning = useDelayedOff(resend.busy, SPINNER_LINGER_MS);
  const { failure, hold } = resend;
  const sentences =
    failure && errorSentences(errorMessageFor("resendVerification", failure, hold.wait !== null));
  return (
    <div className="wm-resend">
      <button
        type="button"
        className="wm-button"
        aria-busy={resend.busy}
        aria-disabled={hold.heldBy !== undefined || undefined}
        aria-describedby={hold.heldBy}
        onClick={() => void resend.submit()}
      >
        <span>{text("verify.getNewLink")}</span>
        <span className="wm-button__spinner">{spinning && <Spinner />}</span>
      </button>
      {sentences && (
        <Notice tone="warning">
          <p>{sentences.first}</p>
          {sentences.second && <p>{sentences.second}</p>}
          <Countdown hold={hold} onSend={() => void resend.submit()} />
        </Notice>
      )}
      {failure && (
        <p className="wm-code" key={resend.attempt}>
          <FailureCode failed={{ operation: "resendVerification", failure }} />
        </p>
      )}
    </div>
  );
}

/** Confirms that a new link was sent. The server does not say to which address. */
export function Resent({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Screen title="forgot.sentTitle">
      <div className="wm-resend">
        <Notice tone="success">{text("verify.resent")}</Notice>
      </div>
      <p className="wm-soft">{text("forgot.sentHint")}</p>
      <button type="button" className="wm-button wm-button--quiet" onClick={onAgain}>
        {text("verify.again")}
      </button>
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}
