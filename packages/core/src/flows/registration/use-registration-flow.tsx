import { useMemo, useState } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.ts";
import type { Failure } from "../../api/result.ts";
import { isRetryable } from "../../api/retry-after.ts";
import { errorMessageFor, type ErrorMessage } from "../../errors/error-message.ts";
import type { LoadedFlow } from "../../forms/flow-types.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage, useText, useHasText } from "../../i18n/use-text.tsx";
import { LoadFailure } from "../shared/load-failure.tsx";
import { useRegion } from "../../layout/region.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LinkInstead } from "./link-instead.tsx";
import { institutionsOf, type RegistrationData, vouchedEmail } from "./registration-data.ts";
import { PLAIN_LETTERS } from "./registration-schema.ts";
import type { ResponseData } from "../../api/response-schemas.ts";
import { ErrorText } from "../../errors/error-text.tsx";
import { type MessageKey, SERVER_PREFIX } from "../../i18n/message.ts";
import { Notice } from "../../ui/notice.tsx";

/** Registration of educators, for a screen of a region's own. The institutions are loaded first. */
export function useRegistrationFlow(): LoadedFlow<RegistrationData> {
  const text = useText();
  const { namePattern = PLAIN_LETTERS } = useRegion();
  const { k } = useRouteParams("registration");
  const { data, ...load } = useCallOnLoad(calls.registrationData, { body: { K: k } });
  // The language in which the data was requested.
  const [language] = useState(useLanguage());
  const institutions = useMemo(() => (data ? institutionsOf(data) : []), [data]);
  const refusal = useMemo(() => data && refusalOf(data, language), [data, language]);
  const failure = load.failure ?? (institutions.length === 0 ? refusal : null);
  if (failure) {
    const failed = { operation: "registrationData", failure } as const;
    const isWithoutReason = refusal?.kind === "http" && refusal.messages.length === 0;
    const screen = (
      <LoadFailure title="registration.failed" {...failed} retry={load.retry}>
        {isWithoutReason && <Button onClick={load.reload}>{text("link.tryAgain")}</Button>}
        {(isWithoutReason || mayLink(failure)) && (
          <LinkInstead k={k} className={buttonClass(true)} />
        )}
      </LoadFailure>
    );
    return { data: null, screen };
  }
  if (!data) return { data: null, screen: <LoadingRegistration /> };
  const notice = <ServerMessages messages={data.messages} />;
  return {
    data: { k, institutions, vouchedEmail: vouchedEmail(data.userClaim), namePattern, notice },
    screen: null,
  };
}

/** Returns true where the key may be valid: the server was not reached, or the address has an account. */
function mayLink(failure: Failure): boolean {
  const { message } = errorMessageFor("registrationData", failure);
  return isRetryable(failure) || message.key === "EMAIL_ALREADY_REGISTERED";
}

/** Returns why there is no form without an institution to choose from: the server's message, where it sent one. */
function refusalOf({ messages }: ResponseData<"registrationData">, language: Language): Failure {
  const { friendlyMessage: text, translationKey } = messages?.[0] ?? {};
  if (text) return { kind: "serverText", text, language };
  const reasons = translationKey ? [{ translationKey }] : [];
  return { kind: "http", status: 200, messages: reasons, message: "" };
}

function LoadingRegistration() {
  const text = useText();
  return (
    <WaitingScreen title="registration.title" stays>
      <p>{text("registration.body")}</p>
    </WaitingScreen>
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
