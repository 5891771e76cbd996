import type { ReactNode } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.ts";
import { PLAIN_LETTERS } from "../../forms/field-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { FailedLoad } from "../../layout/load-failure.tsx";
import { useRegion } from "../../layout/region.ts";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { ServerMessages } from "./server-messages.tsx";
import { institutionsOf, vouchedEmail } from "./registration-schema.ts";
import type { RegistrationFormOptions } from "./use-registration-fields.tsx";
import type { ResponseData } from "../../api/response-schemas.ts";

const unreadable = { kind: "unreadable" } as const;

interface LoadedRegistration {
  form: RegistrationFormOptions;
  messages: ResponseData<"registrationData">["messages"];
}

/** The data of the address's registration, once it is loaded; the screen to show until then. */
export function useRegistrationData(): {
  data: LoadedRegistration | undefined;
  screen: ReactNode;
} {
  const { namePattern = PLAIN_LETTERS } = useRegion();
  const { k } = useRouteParams("registration");
  const { data, ...load } = useCallOnLoad(calls.registrationData, { body: { K: k } });
  const institutions = data ? institutionsOf(data) : [];
  // A form without an institution to choose could not be sent.
  const failure = load.failure ?? (data && institutions.length === 0 ? unreadable : null);
  if (failure) {
    const screen = (
      <Screen title="registration.failed">
        <ServerMessages messages={data?.messages} />
        <FailedLoad
          operation="registrationData"
          failure={failure}
          retry={data ? load.reload : load.retry}
        />
      </Screen>
    );
    return { data: undefined, screen };
  }
  if (!data) return { data, screen: <LoadingRegistration /> };
  const form = { k, institutions, vouchedEmail: vouchedEmail(data.userClaim), namePattern };
  return { data: { form, messages: data.messages }, screen: null };
}

function LoadingRegistration() {
  const text = useText();
  return (
    <WaitingScreen title="registration.title" stays>
      <p>{text("registration.body")}</p>
    </WaitingScreen>
  );
}
