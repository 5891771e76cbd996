import type { NavigateOptions } from "react-router";
import { calls } from "../../api/calls.ts";
import type { ResponseData } from "../../api/response-schemas.ts";
import { failed, type Result, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useBfcacheRestore } from "../../browser/page-visibility.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { variantPath } from "../../navigation/routes.ts";
import type { Redirect } from "../../navigation/safe-redirect-url.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { tellOtherTabs } from "../../session/other-tabs.ts";
import {
  type PendingPasswordChange,
  usePendingPasswordChange,
} from "../../session/pending-password-change.tsx";
import { useFlashNoticeRef } from "../../session/flash-notice.tsx";
import { forgetAppToken } from "../../session/stored-session.ts";

export interface MustResetValues {
  password: string;
}

/** A changed password, and the url to leave to. Without one the person signs in again. */
interface ChangedPassword {
  url: string | null;
}

/** Sets the new password, then leaves to the url of the response or goes back to the sign-in of the same variant. */
export function useMustReset(change: PendingPasswordChange) {
  const { userAccountId, token, variant } = change;
  const send = useSend();
  const redirect = useRedirect();
  const pendingChange = usePendingPasswordChange();
  const flash = useFlashNoticeRef();
  const navigateTo = useAppNavigate();

  function goToSignIn(options?: NavigateOptions) {
    flash.current = "passwordChanged";
    navigateTo(variantPath("sign-in", variant), options);
  }
  useBfcacheRestore(() => {
    // The password is changed: the next person must not set another one of this account.
    if (pendingChange.current === null) goToSignIn({ replace: true });
  });

  return useSubmit<MustResetValues, ChangedPassword>({
    operation: "mustResetPassword",
    send: async ({ password }) => {
      const response = await send(calls.mustResetPassword, {
        body: {
          UserAccountId: userAccountId,
          Password: password,
          resetPasswordType: "ForceResetPassword",
          Token: token,
        },
      });
      if (!response.ok) return response;
      // The password is changed, even if the url cannot be followed. By now another person's change may be the pending one.
      const isDone = !response.data.errorMessage;
      if (isDone && pendingChange.current === change) pendingChange.current = null;
      return toResult(response.data, redirect.checkUrl);
    },
    onSuccess: ({ url }) => {
      // Another tab may have stored one since the screen opened.
      forgetAppToken();
      if (url !== null) {
        tellOtherTabs("signedIn");
        redirect.leaveTo(url);
      } else goToSignIn();
      return "leaving";
    },
  });
}

function toResult(
  { url, errorMessage }: ResponseData<"mustResetPassword">,
  checkUrl: Redirect["checkUrl"],
): Result<ChangedPassword> {
  if (errorMessage) return failed({ kind: "serverText", text: errorMessage });
  if (!url) return success({ url: null });
  const checked = checkUrl(url);
  return checked === null ? failed({ kind: "refusedUrl" }) : success({ url: checked });
}
