import { useState } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.tsx";
import type { ResponseData } from "../../api/response-schemas.ts";
import type { ErrorMessage } from "../../errors/error-message.ts";
import { ErrorText } from "../../errors/presentation.tsx";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { MessageKey } from "../../i18n/message.ts";
import { SERVER_PREFIX } from "../../i18n/server-texts.ts";
import { useHasText, useText } from "../../i18n/use-text.tsx";
import { LoadFailure } from "../../layout/load-failure.tsx";
import { useRegion } from "../../layout/region-context.ts";
import { Screen } from "../../layout/screen.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PLAIN_LETTERS } from "../../forms/yup-rules.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { institutionsOf, vouchedEmail } from "./registration-schema.ts";

/** Registration of educators who come from their district's single sign-on. */
export function RegistrationScreen() {
  const { namePattern = PLAIN_LETTERS } = useRegion();
  const text = useText();
  const { k } = useRouteParams("registration");
  const { data, failure, ...load } = useCallOnLoad(calls.registrationData, { body: { K: k } });
  if (failure) {
    const failed = { operation: "registrationData", failure } as const;
    return <LoadFailure title="registration.failed" {...failed} {...load} />;
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
      <ServerMessages messages={data.messages} />
      <RegistrationForm
        k={k}
        institutions={institutionsOf(data)}
        vouchedEmail={vouchedEmail(data.userClaim)}
        namePattern={namePattern}
      />
      <BackToSignIn />
    </Screen>
  );
}

/** Messages of the server that come with the form's data: its own text, else the message of its key. */
function ServerMessages({ messages }: Pick<ResponseData<"registrationData">, "messages">) {
  // Shown as soon as the data is there, so that this is the language that the server was asked in.
  const [language] = useState(useLanguage());
  const has = useHasText();
  const shown = (messages ?? []).flatMap(
    ({ friendlyMessage, translationKey }): ErrorMessage["message"][] => {
      if (friendlyMessage) return [{ text: friendlyMessage, language }];
      if (!translationKey) return [];
      const words = SERVER_PREFIX + translationKey;
      return [{ key: (has(words) ? words : translationKey) as MessageKey }];
    },
  );
  if (shown.length === 0) return null;
  return (
    <Notice tone="info">
      {shown.map((message, index) => (
        // The list does not change.
        <p key={index}>
          <ErrorText message={message} />
        </p>
      ))}
    </Notice>
  );
}
