import { useText } from "../../i18n/use-text.tsx";
import { ButtonLink } from "../../layout/button-link.tsx";
import type { ForgotState } from "../../navigation/entry-state.ts";
import { isActivation } from "./reset-types.ts";

/** Leads to the forgot page, which mentions the invitation if the link was one. */
export function NewLink({ resetType }: { resetType: string }) {
  const text = useText();
  const state: ForgotState | undefined = isActivation(resetType) ? { invited: true } : undefined;
  return (
    <ButtonLink to="/forgot" state={state}>
      {text("link.getNewLink")}
    </ButtonLink>
  );
}

/** The next steps of a link that is opened twice: it was usually used to set the password. */
export function SignInOrNewLink() {
  const text = useText();
  return (
    <>
      <ButtonLink to="/">{text("signIn.submit")}</ButtonLink>
      <ButtonLink to="/forgot" quiet>
        {text("link.getNewLink")}
      </ButtonLink>
    </>
  );
}
