import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import type { RouteRow } from "../../navigation/route-table.ts";
import { Address } from "../../ui/address.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { useSentLink } from "./use-forgot.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { Button } from "../../ui/button.tsx";

/** Forgotten password: the form, then the confirmation instead. Go-back leads to the variant's sign-in, or to the linking page. */
export function ForgotScreen({ row }: { row: RouteRow }) {
  const text = useText();
  const navigate = useNavigate();
  const { sent, words, setSent, showForm, invited, linking, wasSent } = useSentLink();
  const title = invited ? "forgot.invitedTitle" : "forgot.title";
  return (
    <Screen title={sent ? "forgot.sentTitle" : title} above={sent && <DoneMark drawing="mail" />}>
      {sent ? (
        <Sent email={sent.email} words={words} onAgain={showForm} />
      ) : (
        <>
          {wasSent && (
            <Notice tone="info">
              <MessageText message={{ key: "LINK_ALREADY_SENT" }} />
            </Notice>
          )}
          <p>{text(invited ? "forgot.invitedBody" : "forgot.body")}</p>
          <ForgotForm onSent={setSent} />
        </>
      )}
      {linking ? (
        <div className="wm-actions">
          <Button quiet onClick={() => void navigate(-1)}>
            {text("linking.back")}
          </Button>
        </div>
      ) : (
        <BackToSignIn variant={row.variant} />
      )}
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
