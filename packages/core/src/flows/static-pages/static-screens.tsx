import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "../../browser/urls.ts";
import { errorPageMessage } from "../../errors/error-page-message.ts";
import type { MessageKey } from "../../i18n/message.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRegion } from "../../layout/region.ts";
import { useLinks } from "../../layout/use-links.ts";
import { BackToSignIn, PortalLink } from "../../navigation/app-links.tsx";
import { buttonClass } from "../../ui/button.tsx";

export { RegistrationConfirmationScreen } from "./registration-confirmation-screen.tsx";

/** The person was not found in the product: contact the school. */
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
  const { help, contact } = useLinks();
  return (
    <MessageScreen
      title="noAccount.title"
      body={<RichText text={text("noAccount.help")} links={{ help, contact }} />}
    />
  );
}

/** The person was not found among the educators: contact the school. */
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

/** Single sign-on did not find the person, whose own account still opens with its password. */
function PersonNotFoundScreen({ title, body, otherStep, children }: PersonNotFoundScreenProps) {
  const text = useText();
  return (
    <Screen title={title}>
      <p>{body}</p>
      <div className="wm-actions">
        <PortalLink to="/" className={buttonClass()}>
          {text("notFound.signIn")}
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
    <MessageScreen
      title="error.title"
      body={
        <p>
          <MessageText message={errorPageMessage(query.get("code"))} />
        </p>
      }
    />
  );
}

interface MessageScreenProps {
  title: MessageKey;
  body: ReactNode;
}

/** A page with one text and a link back to sign-in. */
function MessageScreen({ title, body }: MessageScreenProps) {
  return (
    <Screen title={title}>
      {body}
      <BackToSignIn />
    </Screen>
  );
}
