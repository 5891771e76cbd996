import { useState } from "react";
import { useSearchParams } from "react-router";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { uuid } from "../../browser/uuid.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLoginLanguageId } from "../../i18n/language-context.tsx";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { useRedirect } from "../../navigation/safe-redirect-url.ts";
import type { Variant } from "../../navigation/route-table.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.tsx";
import { keepSignIn } from "../../session/stored-session.ts";
import { type SignIn, toSignInResult } from "./sign-in-result.ts";
import type { SignInValues } from "./sign-in-schema.ts";

export interface SignInRoute {
  variant: Variant;
  /** Only the root passes its `redirect` parameter to the server. */
  isRoot: boolean;
}

/** Signs in by one call, then redirects to the url of its response or opens the password change. */
export function useSignIn({ variant, isRoot }: SignInRoute) {
  const [requestId] = useState(uuid);
  const [search] = useSearchParams();
  const SelectedLanguage = useLoginLanguageId();
  const send = useSend();
  const redirect = useRedirect();
  const pendingChange = usePendingPasswordChange();
  const navigateTo = useAppNavigate();

  const submit = useSubmit<SignInValues, SignIn>({
    send: async ({ username, password, remember }) => {
      const Username = trimInvisible(username);
      const response = await send(variant === "sdmylife" ? calls.loginSd : calls.login, {
        body: { Username, Password: password, RequestId: requestId, SelectedLanguage, remember },
        query: { redirect: (isRoot && search.get("redirect")) || undefined },
      });
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
