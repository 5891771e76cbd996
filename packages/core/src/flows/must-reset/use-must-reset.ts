import { useEffect, useEffectEvent, useState } from "react";
import type { NavigateOptions } from "react-router";
import { calls } from "../../api/calls.ts";
import { failed, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { variantPath } from "../../navigation/find-route.ts";
import type { VariantName } from "../../navigation/route-table.ts";
import { type NextPage, nextPageOf, useRedirect } from "../../navigation/use-redirect.ts";
import {
  type PendingPasswordChange,
  usePendingPasswordChange,
} from "../../session/pending-password-change.ts";
import { useSendToSignIn, useSignInReasonRef } from "../../session/sign-in-reason.ts";
import { forgetAppToken } from "../../session/stored-session.ts";
import type { OtherTabNews } from "../../session/other-tabs.ts";
import { tellAccountOpened } from "../../session/tell-account-opened.ts";
import { forgetIdentifier } from "../../session/visit.ts";
import { watchOtherTabs } from "../../session/watch-other-tabs.ts";
import type { MustResetValues } from "./must-reset-schema.ts";

/** Sets the new password, then leaves to the url of the response. Without one it goes back to the sign-in of the same variant. */
export function useMustReset(change: PendingPasswordChange) {
  const { userAccountId, token, variant } = change;
  const send = useSend();
  const redirect = useRedirect();
  const pendingChange = usePendingPasswordChange();
  const reasonRef = useSignInReasonRef();
  const navigateTo = useAppNavigate();

  function goToSignIn(path?: string | null, options?: NavigateOptions) {
    reasonRef.current = "passwordChanged";
    navigateTo(path || variantPath("sign-in", variant), options);
  }

  const submit = useSubmit<MustResetValues, NextPage | null>({
    operation: "mustResetPassword",
    // A sign-in aborts the call of a form that was left, whose response may set the session of another person.
    opensAccount: true,
    send: async ({ password }, signal) => {
      const response = await send(calls.mustResetPassword, {
        body: {
          UserAccountId: userAccountId,
          Password: password,
          resetPasswordType: "ForceResetPassword",
          Token: token,
        },
        signal,
      });
      if (!response.ok) return response;
      const { url, errorMessage } = response.data;
      if (errorMessage) return failed({ kind: "serverText", text: errorMessage });
      // The password is changed, even if the url cannot be followed. The pending change may be another person's by now.
      if (pendingChange.current === change) pendingChange.current = null;
      const next = url ? nextPageOf(url, redirect) : null;
      // The url signs in, even if the person has left this screen.
      if (next?.url && !next.signInPage) tellAccountOpened();
      return success(next);
    },
    onSuccess: (next) => {
      // Another tab may have stored one since the screen opened.
      forgetAppToken();
      if (next?.url === null) return { kind: "refusedUrl" };
      if (next && !next.signInPage) redirect.leaveTo(next.url);
      else goToSignIn(next?.signInPage);
      return "leaving";
    },
    // The next person must not set another password of this account.
    leaveAccepted: () => goToSignIn(null, { replace: true }),
  });
  useEndForOtherPerson(!submit.busy && !submit.isAccepted, variant);
  return submit;
}

/**
 * Ends the step once another page has signed in: the form, which names no account, is that of an earlier person.
 * @param isOpen false while the change is on its way: it ends the step itself unless it fails
 */
function useEndForOtherPerson(isOpen: boolean, variant: VariantName): void {
  const pendingChange = usePendingPasswordChange();
  const sendToSignIn = useSendToSignIn();
  const [isOther, setOther] = useState(false);
  const onNews = useEffectEvent((news: OtherTabNews) => {
    // A change that is accepted is itself news of an account, and is no longer pending by then.
    if (news !== "signedOut" && pendingChange.current) setOther(true);
  });
  useEffect(() => watchOtherTabs((news) => onNews(news)).end, []);
  const end = useEffectEvent(() => {
    pendingChange.current = null;
    forgetIdentifier();
    sendToSignIn("stepEnded", variantPath("sign-in", variant));
  });
  useEffect(() => {
    if (isOther && isOpen) end();
  }, [isOther, isOpen]);
}
