import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSend } from "../../api/use-send.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.tsx";
import { newRequestId } from "../../session/request-id.ts";
import { keepSignIn } from "../../session/stored-session.ts";
import { signInRequest, type SignInRoute } from "./sign-in-request.ts";
import { type SignIn, toSignInResult } from "./sign-in-result.ts";
import { awaitHelp } from "./lazy-sign-in-help.tsx";
import { type SignInValues, staysSignedIn } from "./sign-in-schema.ts";

/** Signs in by one call, then redirects to the url of its response or opens the password change. */
export function useSignIn(route: SignInRoute) {
  const [requestId] = useState(newRequestId);
  const [search] = useSearchParams();
  const language = useLanguage();
  const { configuration } = useEnvironment();
  const send = useSend();
  const redirect = useRedirect();
  const pendingChange = usePendingPasswordChange();
  const navigateTo = useAppNavigate();

  const submit = useSubmit<SignInValues, SignIn>({
    send: async (values) => {
      const page = { ...route, search, requestId, language, configuration };
      const { call, input } = signInRequest(values, page);
      const response = await send(call, input);
      const { Username } = input.body;
      const result = response.ok
        ? toSignInResult(response.data, Username, redirect.check)
        : response;
      if (!result.ok) await awaitHelp(result.failure);
      return result;
    },
    onSuccess: (signIn, values) => {
      if (signIn.kind === "mustReset") {
        pendingChange.current = signIn.change;
        navigateTo("/mustreset");
      } else {
        keepSignIn(signIn.token, staysSignedIn(values, configuration));
        redirect.leaveTo(signIn.url);
      }
      return "leaving";
    },
  });
  return { ...submit, requestId };
}
