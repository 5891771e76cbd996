import type { SubmitState } from "../../forms/use-submit.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { SPINNER_LINGER_MS } from "../../config/constants.ts";
import { useText } from "../../i18n/use-text.ts";
import { errorSentences } from "../../errors/error-sentences.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useDelayedOff } from "../../ui/use-delayed-off.ts";

/** 'Click here to get a new one', and why it could not be sent. */
export function ResendLink({ resend }: { resend: SubmitState<void, "sent"> }) {
  const text = useText();
  const spinning = useDelayedOff(resend.busy, SPINNER_LINGER_MS);
  const said = resend.failure && errorSentences(errorMessageFor("resend", resend.failure));
  return (
    <div className="wm-resend">
      <button
        type="button"
        className="wm-button"
        aria-busy={resend.busy}
        onClick={() => void resend.submit()}
      >
        <span>{text("verify.getNewLink")}</span>
        <span className="wm-button__spinner">{spinning && <Spinner />}</span>
      </button>
      {said && (
        <Notice tone="warning">
          <p>{said.first}</p>
          {said.second && <p>{said.second}</p>}
        </Notice>
      )}
    </div>
  );
}
