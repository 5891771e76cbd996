import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { registrationStyles } from "./registration-styles.ts";
import { useRegistrationFlow } from "./use-registration-flow.tsx";

/** Registration of educators who come from their district's single sign-on. */
export function RegistrationScreen() {
  const { data, screen } = useRegistrationFlow();
  const text = useText();
  useStyles(registrationStyles);
  if (!data) return screen;
  return (
    <Screen title="registration.title">
      <p>{text("registration.body")}</p>
      <>{data.notice}</>
      <RegistrationForm {...data} />
      <BackToSignIn />
    </Screen>
  );
}
