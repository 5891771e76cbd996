import { useLocation } from "react-router";
import { ServerWords } from "../../errors/error-text.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import type { SentRegistration } from "../../navigation/entry-state.ts";
import { sentFrom } from "../../session/visit.ts";
import { Address } from "../../ui/address.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";

/** The registration was sent to an administrator; shows the server's text about it, if it sent one. */
export function RegistrationConfirmationScreen() {
  const text = useText();
  const { friendlyMessage, language, isReturn } = (useLocation().state ??
    {}) as Partial<SentRegistration>;
  const address = sentFrom();
  return (
    <Screen
      title={isReturn ? "registrationConfirmation.already" : "registrationConfirmation.title"}
      above={<DoneMark />}
    >
      {friendlyMessage && (
        <p data-server-message="">
          <ServerWords text={friendlyMessage} language={language} />
        </p>
      )}
      <p>{text("registrationConfirmation.body")}</p>
      {address && (
        <>
          <p>{text("registrationConfirmation.to")}</p>
          <p className="wm-fact">
            <Address>{address}</Address>
          </p>
        </>
      )}
      <BackToSignIn />
    </Screen>
  );
}
