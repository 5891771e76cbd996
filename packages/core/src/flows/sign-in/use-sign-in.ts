import { useState } from "react";
import { useSearchParams } from "react-router";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLoginLanguageId } from "../../i18n/language-context.tsx";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { uuid } from "../../browser/uuid.ts";
import type { Variant } from "../../navigation/route-table.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.tsx";
import { keepSignIn } from "../../session/stored-session.ts";
import { useAppNavigate } from "../../navigation/use-app-navigate.ts";
import { toSignInResult } from "./sign-in-result.ts";
import type { SignInValues } from "./sign-in-values.ts";

interface SignInPlace {
  variant: Variant;
  /** Only the root hands its `redirect` parameter to the server [API-3, QT-2]. */
  isRoot: boolean;
}

/** Signs in: one call, then the next step that its answer names. */
export function useSignIn({ variant, isRoot }: SignInPlace) {
  const [requestId] = useState(uuid);
  const [search] = useSearchParams();
  const SelectedLanguage = useLoginLanguageId();
  const send = useSend();
  const redirect = useRedirect();
  const mustReset = usePendingPasswordChange();
  const navigateTo = useAppNavigate();

  return useSubmit({
    send: async ({ username, password, remember }: SignInValues) => {
      const Username = trimInvisible(username);
      const answer = await send(variant === "sdmylife" ? calls.loginSd : calls.login, {
        body: { Username, Password: password, RequestId: requestId, SelectedLanguage, remember },
        query: { redirect: (isRoot && search.get("redirect")) || undefined },
      });
      return toSignInResult(answer, Username, redirect.check);
    },
    follow: (step, { remember }) => {
      if (step.kind === "leave") {
        keepSignIn(step.token, remember);
        redirect.leaveTo(step.url);
      }
      if (step.kind === "mustReset") {
        mustReset.current = step.held;
        navigateTo("/mustreset");
      }
    },
    leaves: (step) => step.kind === "leave" || step.kind === "mustReset",
  });
}
