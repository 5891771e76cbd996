import { useState } from "react";
import { calls } from "../../api/calls.ts";
import { type Result, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { forgetLink } from "../../navigation/link-address.ts";
import { ACTIVATION_PARAMETER } from "../../navigation/route-table.ts";
import { type NextPage, nextPageOf, useRedirect } from "../../navigation/use-redirect.ts";
import { forgetAppToken } from "../../session/stored-session.ts";
import { tellAccountOpened } from "../../session/tell-account-opened.ts";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import { uuid } from "../../browser/uuid.ts";
import { isSpent } from "./invalid-link.tsx";
import type { ResetValues } from "./reset-schema.ts";
import { useResetParams } from "./reset-params.ts";

/** Sets the password, then leaves to the url of the response. */
export function useReset(username: string) {
  const { token, resetType, isActivation, isHigherEdActivation } = useResetParams();
  const [requestId] = useState(uuid);
  const send = useSend();
  const redirect = useRedirect();
  const sendToSignIn = useSendToSignIn();

  /** @returns the url of the response */
  async function setPassword(password: string, signal: AbortSignal): Promise<Result<string>> {
    if (isHigherEdActivation) {
      const response = await send(calls.registerHigherEd, {
        body: { emailToken: token, password },
        signal,
      });
      return response.ok ? success(response.data.loginUrl) : response;
    }
    const response = await send(calls.resetPassword, {
      body: {
        UserName: username,
        Password: password,
        resetPasswordType: resetType,
        token,
        requestId,
      },
      signal,
    });
    return response.ok ? success(response.data.url) : response;
  }

  const submit = useSubmit<ResetValues, NextPage>({
    operation: "resetPassword",
    // A sign-in aborts the call of a form that was left, whose response may set the session of another person.
    opensAccount: true,
    send: async ({ password }, signal) => {
      const response = await setPassword(password, signal);
      if (!response.ok) return response;
      const next = nextPageOf(response.data, redirect);
      const leadsToSignIn = isHigherEdActivation || next.signInPage !== null;
      // The url signs in, even if the person has left this screen.
      if (next.url && !leadsToSignIn) tellAccountOpened();
      return success(next);
    },
    onSuccess: ({ url, signInPage }) => {
      forgetLink();
      // Another tab may have stored one since the screen opened.
      forgetAppToken();
      if (url === null) return { kind: "refusedUrl" };
      if (signInPage && !isActivation) sendToSignIn("passwordChanged", signInPage);
      else redirect.leaveTo(isActivation ? withActivation(url) : url);
      return "leaving";
    },
    // The link is spent, and the page says whose it was.
    leaveAccepted: () => sendToSignIn(isActivation ? "accountActivated" : "passwordChanged"),
  });
  const { failure } = submit;
  const spent = failure && isSpent(failure) ? { failure, requestId } : null;
  return {
    ...submit,
    requestId,
    /** Why nothing that is sent can succeed any more: the link is spent. */
    spent,
  };
}

/** Adds the flag of an activation to the query of an absolute url. */
export function withActivation(url: string): string {
  const target = new URL(url);
  target.search += `${target.search && "&"}${ACTIVATION_PARAMETER}=true`;
  return target.href;
}
