import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.tsx";
import { isRetryable } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { LinkErrorScreen } from "../../layout/link-error-screen.tsx";
import { Screen } from "../../layout/screen.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { PLAIN_LETTERS } from "../../forms/yup-rules.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { institutionsOf, vouchedEmail } from "./registration-schema.ts";

/** Registration of educators who come from their district's single sign-on. */
export function RegistrationScreen({ namePattern }: { namePattern: RegExp | undefined }) {
  const text = useText();
  const { k } = useRouteParams("registration");
  const { data, failure, retry, hold } = useCallOnLoad(calls.registrationData, { body: { K: k } });
  if (failure) {
    const onRetry = isRetryable(failure) ? retry : undefined;
    return (
      <LinkErrorScreen
        title="registration.failed"
        {...errorMessageFor("registrationData", failure, hold.wait !== null)}
        onRetry={onRetry}
        hold={hold}
      />
    );
  }
  if (!data)
    return (
      <WaitingScreen title="registration.title" stays>
        <p>{text("registration.body")}</p>
      </WaitingScreen>
    );
  return (
    <Screen title="registration.title">
      <p>{text("registration.body")}</p>
      <RegistrationForm
        k={k}
        institutions={institutionsOf(data)}
        vouchedEmail={vouchedEmail(data.userClaim)}
        namePattern={namePattern ?? PLAIN_LETTERS}
      />
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}
