import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { AccountFacts } from "./account-facts.tsx";
import { SpentLink } from "./invalid-link.tsx";
import { ResetForm } from "./reset-form.tsx";
import { resetStyles } from "./reset-styles.ts";
import { useResetParams } from "./reset-params.ts";
import { useReset } from "./use-reset.ts";
import { type ResetAccount, useResetFlow } from "./use-reset-flow.tsx";

/** Password reset or account activation by a mailed link: the link is validated before the form is shown. */
export function ResetScreen() {
  const { data, screen } = useResetFlow();
  useStyles(resetStyles);
  return data ? <ValidLink {...data} /> : screen;
}

/** The form, until the server says that the link is spent: nothing that is sent can succeed then. */
function ValidLink({ username, isActivation, facts, notice }: ResetAccount) {
  const text = useText();
  const { title } = useResetParams();
  const reset = useReset(username);
  if (reset.spent) return <SpentLink {...reset.spent} />;
  return (
    <Screen title={title}>
      {isActivation && <p>{text("reset.completeSetup")}</p>}
      <AccountFacts facts={facts} />
      <>{notice}</>
      <ResetForm reset={reset} username={username} />
      <BackToSignIn />
    </Screen>
  );
}
