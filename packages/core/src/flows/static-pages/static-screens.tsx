import { useLocation, useSearchParams } from "react-router";
import { errorPageMessage } from "../../errors/error-message.ts";
import { MessageText } from "../../i18n/message-text.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { useProductName } from "../../layout/shell-context.tsx";
import { useLinks } from "../../layout/use-links.ts";
import { useText } from "../../i18n/use-text.ts";
import { MessageScreen } from "./message-screen.tsx";

/** Not found in the product: contact the school [RT-5]. */
export function ParentScreen() {
  const text = useText();
  const links = useLinks();
  const productName = useProductName();
  return (
    <MessageScreen title="parent.title" body={<p>{text("parent.body", { productName })}</p>}>
      <p>
        <a className="wm-button" href={links.main} data-link="main">
          {text("parent.mainSite")}
        </a>
      </p>
    </MessageScreen>
  );
}

/** Where accounts come from [RT-6]. */
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

/** The registration is with an administrator [RT-7]; the server may have said something about it [RG-8]. */
export function RegistrationConfirmationScreen() {
  const text = useText();
  const { state } = useLocation();
  const { friendlyMessage } = (state ?? {}) as { friendlyMessage?: string | null };
  return (
    <MessageScreen
      title="registrationConfirmation.title"
      body={
        <>
          {friendlyMessage && <p data-server-message="">{friendlyMessage}</p>}
          <p>{text("registrationConfirmation.body")}</p>
        </>
      }
    />
  );
}

/** Not found among the educators: contact the school [RT-7]. */
export function RegistrationNotAllowedScreen() {
  const text = useText();
  return (
    <MessageScreen
      title="registrationNotAllowed.title"
      body={<p>{text("registrationNotAllowed.body")}</p>}
    />
  );
}

/** The error page; the route forgets a stored sign-in [RT-8]. */
export function ErrorScreen() {
  const [search] = useSearchParams();
  return (
    <MessageScreen
      title="error.title"
      body={
        <p>
          <MessageText message={errorPageMessage(search.get("code"))} />
        </p>
      }
    />
  );
}
