import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { useRegistrationFlow } from "./use-registration-flow.tsx";

/** Style of the card of registration. On a desk it is wider: then its long texts are one line, and its button is in sight after a refusal. */
export const registrationStyles: string = `@layer layout {
  @media (min-width: 60rem) {
    [data-screen^="registration."] {
      --wm-form-width: 36rem;
    }

    .wm-phone-copy {
      display: none;
    }
  }

  /* A pending registration has no code. */
  .wm-summary:has([data-message="REGISTRATION_PENDING"]) ~ .wm-code {
    display: none;
  }
}`;

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
