import { useRef } from "react";
import { CodeLine } from "../../errors/failure-code.tsx";
import { errorSentences, useErrorMessage } from "../../errors/error-text.tsx";
import { Countdown } from "../../forms/countdown.tsx";
import { BusyStatus } from "../../forms/form.tsx";
import { useWait } from "../../forms/use-attempt.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Address } from "../../ui/address.tsx";
import { ElementAnnouncement } from "../../ui/announcement.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Resend } from "./use-verification.ts";
import { BusyButton, Button } from "../../ui/button.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { useStyles } from "../../ui/use-styles.ts";

/** Style of a link that can be sent again. It comes with its screen. */
export const resendStyles: string = `@layer layout {
  .wm-resend {
    display: grid;
    gap: var(--wm-space-4);
    inline-size: 100%;
  }
}`;

/** Button that sends a new link, and why the last one could not be sent. */
export function ResendLink({ resend }: { resend: Resend }) {
  const text = useText();
  useStyles(resendStyles);
  const { failure, wait } = resend;
  const { state: waitState, disabledBy } = useWait(wait);
  const errorMessageFor = useErrorMessage();
  const sentences =
    failure && errorSentences(errorMessageFor("resendVerification", failure, wait !== null));
  return (
    <div className="wm-resend">
      <div className="wm-actions">
        <BusyButton busy={resend.busy} disabledBy={disabledBy} onClick={() => void resend.submit()}>
          {text("verify.getNewLink")}
        </BusyButton>
      </div>
      <BusyStatus busy={resend.busy} text={text("forgot.busy")} />
      {sentences && (
        // An alert: screen readers hear no status that comes with its text.
        <Notice tone="warning" role="alert">
          <p>{sentences.first}</p>
          {sentences.second && <p>{sentences.second}</p>}
          {waitState && <Countdown state={waitState} />}
        </Notice>
      )}
      {failure && (
        <CodeLine key={resend.submits} failed={{ operation: "resendVerification", failure }} />
      )}
    </div>
  );
}

interface ResentProps {
  /** The server's response; after a reload there is none. */
  sent: Resend["data"];
  onAgain: () => void;
}

/** Confirms that a new link was sent, and to which address where the server says so. */
export function Resent({ sent, onAgain }: ResentProps) {
  const text = useText();
  const address = sent?.email || sent?.newEmail;
  return (
    <Screen title="forgot.sentTitle" above={<DoneMark drawing="mail" />}>
      {address ? (
        <SentTo address={address} />
      ) : (
        <Notice tone={sent ? "success" : "info"}>
          {sent ? text("verify.resent") : <MessageText message={{ key: "LINK_ALREADY_SENT" }} />}
        </Notice>
      )}
      <p className="wm-soft">{text("forgot.sentHint")}</p>
      <div className="wm-actions">
        <Button quiet onClick={onAgain}>
          {text("verify.again")}
        </Button>
      </div>
      <BackToSignIn />
    </Screen>
  );
}

function SentTo({ address }: { address: string }) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className="wm-resend" ref={frame}>
      <p>{text("forgot.sentTo")}</p>
      <p className="wm-fact">
        <Address>{address}</Address>
      </p>
      <ElementAnnouncement element={frame} content={address} />
    </div>
  );
}
