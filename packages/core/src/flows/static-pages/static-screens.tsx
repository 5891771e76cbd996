import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "../../browser/urls.ts";
import { errorPageMessage } from "../../errors/error-page-message.ts";
import type { MessageKey } from "../../i18n/message.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRegion } from "../../layout/region.ts";
import { WayBack } from "../shared/way-back.tsx";
import { useLinks } from "../../navigation/configured-links.ts";
import { BackToSignIn, PortalLink } from "../../navigation/app-links.tsx";
import { Address } from "../../ui/address.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { useSentRegistration } from "./use-sent-registration.tsx";

/** Screen for a parent whom the product does not know: it says to contact the school. */
export function ParentScreen() {
  const text = useText();
  const links = useLinks();
  const { productName } = useRegion();
  return (
    <PersonNotFoundScreen
      title="parent.title"
      body={text("parent.body", { productName })}
      otherStep={
        <a className={buttonClass(true)} href={links.main} data-link="main">
          {text("parent.mainSite")}
        </a>
      }
    />
  );
}

/** Screen that explains where accounts come from. */
export function NoAccountScreen() {
  const text = useText();
  return (
    <Screen title="noAccount.title">
      <RichText text={text("noAccount.help")} links={useLinks()} />
      <WayBack />
    </Screen>
  );
}

/** Screen for a person who is not among the educators: it says to contact the school. */
export function RegistrationNotAllowedScreen() {
  const text = useText();
  return (
    <PersonNotFoundScreen
      title="registrationNotAllowed.title"
      body={text("registrationNotAllowed.body")}
    >
      <p className="wm-soft">{text("notFound.link")}</p>
    </PersonNotFoundScreen>
  );
}

interface PersonNotFoundScreenProps {
  title: MessageKey;
  body: string;
  /** A next step beside sign-in. */
  otherStep?: ReactNode;
  children?: ReactNode;
}

/** Screen for a person whom single sign-on did not find. An account of their own still opens with its password. */
function PersonNotFoundScreen({ title, body, otherStep, children }: PersonNotFoundScreenProps) {
  const text = useText();
  const { productName } = useRegion();
  return (
    <Screen title={title}>
      <p>{body}</p>
      <div className="wm-actions">
        <PortalLink to="/" className={buttonClass()}>
          {text("notFound.signIn", { productName })}
        </PortalLink>
        <>{otherStep}</>
      </div>
      {children}
    </Screen>
  );
}

/** The error page. Its route removes a stored appToken. */
export function ErrorScreen() {
  const query = parseQuery(useLocation().search);
  return (
    <Screen title="error.title">
      <p>
        <MessageText message={errorPageMessage(query.get("code"))} />
      </p>
      <BackToSignIn />
    </Screen>
  );
}

/** The registration was sent to an administrator; shows the server's text about it, if it sent one. */
export function RegistrationConfirmationScreen() {
  const text = useText();
  const { address, words, isReturn, isTyped } = useSentRegistration();
  return (
    <Screen
      title={isReturn ? "registrationConfirmation.already" : "registrationConfirmation.title"}
      above={<DoneMark />}
    >
      {words && <p>{words}</p>}
      <p>{text("registrationConfirmation.body")}</p>
      {address && (
        <>
          <p>{text("registrationConfirmation.to")}</p>
          <p className="wm-fact">
            <Address>{address}</Address>
          </p>
          {isTyped && <p className="wm-soft">{text("registrationConfirmation.wrong")}</p>}
        </>
      )}
      <BackToSignIn />
    </Screen>
  );
}
