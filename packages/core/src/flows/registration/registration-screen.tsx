import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/use-call-on-load.ts";
import { mayPass } from "../../api/api-error.ts";
import { explain } from "../../errors/explain.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkProblem } from "../../shell/link-problem.tsx";
import { Screen } from "../../shell/screen.tsx";
import { useRouteParams } from "../../shell/use-route-params.ts";
import { WaitingScreen } from "../../shell/waiting-screen.tsx";
import { PLAIN_LETTERS } from "../../validation/rules.ts";
import { institutionsOf } from "./institutions.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { vouchedEmail } from "./registration-schema.ts";

/** Registration of educators who come from their district's single sign-on [RG-1]. */
export function RegistrationScreen({ namePattern }: { namePattern: RegExp | undefined }) {
  const text = useText();
  const { k } = useRouteParams("/registration/:k");
  const { data, failure, retry } = useCallOnLoad(calls.registrationData, { body: { K: k } });
  if (failure) {
    const onRetry = mayPass(failure) ? retry : undefined;
    return (
      <LinkProblem
        title="registration.failed"
        {...explain("registrationLoad", failure)}
        onRetry={onRetry}
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
    </Screen>
  );
}
