import type { Submission } from "../../api/use-submission.ts";
import { explain } from "../../errors/explain.ts";
import { SPINNER_LINGER_MS } from "../../platform/constants.ts";
import { useText } from "../../i18n/use-text.ts";
import { sentencesOf } from "../../shell/problem-sentences.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useLinger } from "../../ui/use-linger.ts";

/** 'Click here to get a new one', and why it could not be sent. */
export function ResendLink({ resend }: { resend: Submission<void, "sent"> }) {
  const text = useText();
  const spinning = useLinger(resend.busy, SPINNER_LINGER_MS);
  const said = resend.failure && sentencesOf(explain("resend", resend.failure));
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
