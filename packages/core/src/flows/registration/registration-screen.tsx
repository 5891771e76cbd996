import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { registrationStyles } from "./registration-styles.ts";
import { ServerMessages } from "./server-messages.tsx";
import { useRegistrationData } from "./use-registration-data.tsx";

/** Registration of educators who come from their district's single sign-on. */
export function RegistrationScreen() {
  const { data, screen } = useRegistrationData();
  const text = useText();
  useStyles(registrationStyles);
  if (!data) return screen;
  return (
    <Screen title="registration.title">
      <p>{text("registration.body")}</p>
      <ServerMessages messages={data.messages} />
      <RegistrationForm {...data.form} />
      <BackToSignIn />
    </Screen>
  );
}
