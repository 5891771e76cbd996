import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import type { ForgotState } from "../../navigation/entry-state.ts";
import { buttonClass } from "../../ui/button.tsx";
import { isActivation } from "./reset-types.ts";

/** Leads to the forgot page, which mentions the invitation if the link was one. */
export function NewLink({ resetType }: { resetType: string }) {
  const text = useText();
  const state: ForgotState | undefined = isActivation(resetType) ? { invited: true } : undefined;
  return (
    <PortalLink to="/forgot" state={state} className={buttonClass()}>
      {text("link.getNewLink")}
    </PortalLink>
  );
}

/** The next steps of a link that is opened twice: it was usually used to set the password. */
export function SignInOrNewLink() {
  const text = useText();
  return (
    <>
      <PortalLink to="/" className={buttonClass()}>
        {text("signIn.submit")}
      </PortalLink>
      <PortalLink to="/forgot" className={buttonClass(true)}>
        {text("link.getNewLink")}
      </PortalLink>
    </>
  );
}
