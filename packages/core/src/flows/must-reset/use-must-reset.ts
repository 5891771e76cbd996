import type { NavigateOptions } from "react-router";
import { calls } from "../../api/calls.ts";
import { failed, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { ownSignInPage, variantPath } from "../../navigation/find-route.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import {
  type PendingPasswordChange,
  usePendingPasswordChange,
} from "../../session/pending-password-change.ts";
import { useSignInReasonRef } from "../../session/sign-in-reason.ts";
import { forgetAppToken } from "../../session/stored-session.ts";
import { tellAccountOpened } from "../../session/tell-account-opened.ts";

export interface MustResetValues {
  password: string;
}

/** Sets the new password, then leaves to the url of the response. Without one it goes back to the sign-in of the same variant. */
export function useMustReset(change: PendingPasswordChange) {
  const { userAccountId, token, variant } = change;
  const send = useSend();
  const redirect = useRedirect();
  const pendingChange = usePendingPasswordChange();
  const reasonRef = useSignInReasonRef();
  const navigateTo = useAppNavigate();

  function goToSignIn(path: string | null, options?: NavigateOptions) {
    reasonRef.current = "passwordChanged";
    navigateTo(path || variantPath("sign-in", variant), options);
  }

  return useSubmit<MustResetValues, string | null>({
    operation: "mustResetPassword",
    // Another person's sign-in aborts the call of a form that was left: the response may set a session.
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
      return success(url || null);
    },
    onSuccess: (url) => {
      // Another tab may have stored one since the screen opened.
      forgetAppToken();
      const checked = url && redirect.checkUrl(url);
      if (url && !checked) return { kind: "refusedUrl" };
      const signInPage = checked && ownSignInPage(checked, redirect.root);
      if (!checked || signInPage) goToSignIn(signInPage);
      else {
        tellAccountOpened();
        redirect.leaveTo(checked);
      }
      return "leaving";
    },
    // The next person must not set another password of this account.
    leaveAccepted: () => goToSignIn(null, { replace: true }),
  });
}
