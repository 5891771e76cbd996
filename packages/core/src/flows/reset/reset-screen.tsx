import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { AccountFacts } from "./account-facts.tsx";
import { ResetForm } from "./reset-form.tsx";
import { resetStyles } from "./reset-styles.ts";
import { useResetParams } from "./reset-types.ts";
import { type LinkAccount, useResetLink, useResetSubmit } from "./use-reset-link.tsx";

/** Password reset or account activation by a mailed link: the link is validated before the form is shown. */
export function ResetScreen() {
  const { data, screen } = useResetLink();
  useStyles(resetStyles);
  return data ? <ValidLink {...data} /> : screen;
}

/** The form, until the server says that the link is spent: nothing that is sent can succeed then. */
function ValidLink(account: LinkAccount) {
  const text = useText();
  const { title, isActivation } = useResetParams();
  const { reset, screen } = useResetSubmit(account.username);
  if (screen) return screen;
  return (
    <Screen title={title}>
      {isActivation && <p>{text("reset.completeSetup")}</p>}
      <AccountFacts {...account} />
      <ResetForm reset={reset} username={account.username} />
      <BackToSignIn />
    </Screen>
  );
}
