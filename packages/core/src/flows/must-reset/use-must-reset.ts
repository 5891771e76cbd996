import type { MustResetResponse } from "../../api/response-schemas.ts";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { useSignInReasonRef } from "../../session/sign-in-reason.tsx";
import {
  type MustReset,
  usePendingPasswordChange,
} from "../../session/pending-password-change.tsx";
import { useAppNavigate } from "../../navigation/use-app-navigate.ts";

/** What follows a forced change: away to a url, to sign-in with the new password, or a message [MR-2]. */
export type MustResetStep =
  | { kind: "leave"; url: string }
  | { kind: "signIn" }
  | { kind: "refusedUrl" }
  | { kind: "message"; text: string };

/** Sets the new password of the person who is held [API-11]. */
export function useMustReset(held: MustReset) {
  const send = useSend();
  const redirect = useRedirect();
  const hold = usePendingPasswordChange();
  const arrival = useSignInReasonRef();
  const navigateTo = useAppNavigate();

  return useSubmit({
    send: async ({ password }: { password: string }) => {
      const { userAccountId, token } = held;
      const answer = await send(calls.mustResetPassword, {
        body: {
          UserAccountId: userAccountId,
          Password: password,
          resetPasswordType: "ForceResetPassword",
          Token: token,
        },
      });
      return stepOf(answer, redirect.check);
    },
    follow: (step) => {
      if (step.kind === "message") return;
      // The password is changed: what was held has served its turn.
      hold.current = null;
      if (step.kind === "leave") redirect.leaveTo(step.url);
      if (step.kind === "signIn") {
        arrival.current = "passwordChanged";
        navigateTo("/");
      }
    },
    leaves: ({ kind }) => kind === "leave" || kind === "signIn",
  });
}

function stepOf(
  { url, errorMessage }: MustResetResponse,
  check: (url: string) => string | null,
): MustResetStep {
  if (errorMessage) return { kind: "message", text: errorMessage };
  if (!url) return { kind: "signIn" };
  const checked = check(url);
  return checked === null ? { kind: "refusedUrl" } : { kind: "leave", url: checked };
}
