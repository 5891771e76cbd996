import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.tsx";
import { newRequestId } from "../../session/request-id.ts";
import { keepSignIn } from "../../session/stored-session.ts";
import { signInRequest, type SignInRoute } from "./sign-in-request.ts";
import { type SignIn, toSignInResult } from "./sign-in-result.ts";
import type { SignInValues } from "./sign-in-schema.ts";

/** Signs in by one call, then redirects to the url of its response or opens the password change. */
export function useSignIn(route: SignInRoute) {
  const [requestId] = useState(newRequestId);
  const [search] = useSearchParams();
  const language = useLanguage();
  const send = useSend();
  const redirect = useRedirect();
  const pendingChange = usePendingPasswordChange();
  const navigateTo = useAppNavigate();

  const submit = useSubmit<SignInValues, SignIn>({
    send: async (values) => {
      const { call, input } = signInRequest(values, { ...route, search, requestId, language });
      const response = await send(call, input);
      const { Username } = input.body;
      return response.ok ? toSignInResult(response.data, Username, redirect.check) : response;
    },
    onSuccess: (signIn, { remember }) => {
      if (signIn.kind === "mustReset") {
        pendingChange.current = signIn.change;
        navigateTo("/mustreset");
      } else {
        keepSignIn(signIn.token, remember);
        redirect.leaveTo(signIn.url);
      }
      return "leaving";
    },
  });
  return { ...submit, requestId };
}
