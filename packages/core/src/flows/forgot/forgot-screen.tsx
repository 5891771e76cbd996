import type { ReactNode } from "react";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WayBack } from "../shared/way-back.tsx";
import type { RouteRow } from "../../navigation/route-table.ts";
import { Address } from "../../ui/address.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { useSentLink } from "./use-sent-link.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { Button } from "../../ui/button.tsx";

/** Forgotten password: the form, then the confirmation instead. Go-back leads to the variant's sign-in, or to the linking page. */
export function ForgotScreen({ row }: { row: RouteRow }) {
  const text = useText();
  const { sent, onSent, again, isInvited, wasSent } = useSentLink();
  const title = isInvited ? "forgot.invitedTitle" : "forgot.title";
  return (
    <Screen title={sent ? "forgot.sentTitle" : title} above={sent && <DoneMark drawing="mail" />}>
      {sent ? (
        <Sent {...sent} onAgain={again} />
      ) : (
        <>
          {wasSent && (
            <Notice tone="info">
              <MessageText message={{ key: "LINK_ALREADY_SENT" }} />
            </Notice>
          )}
          <p>{text(isInvited ? "forgot.invitedBody" : "forgot.body")}</p>
          <ForgotForm onSent={onSent} />
          {!isInvited && (
            <p className="wm-help">
              <MessageText message={{ key: "WITHOUT_EMAIL" }} />
            </p>
          )}
        </>
      )}
      <WayBack variant={row.variant} />
    </Screen>
  );
}

interface SentProps {
  email: string;
  words: ReactNode;
  onAgain: () => void;
}

function Sent({ email, words, onAgain }: SentProps) {
  const text = useText();
  return (
    <>
      <p>{text("forgot.sentTo")}</p>
      <p className="wm-fact">
        <Address>{email}</Address>
      </p>
      {words && <p>{words}</p>}
      <p className="wm-soft">{text("forgot.sentHint")}</p>
      <div className="wm-actions">
        <Button quiet onClick={onAgain}>
          {text("forgot.again")}
        </Button>
      </div>
    </>
  );
}
