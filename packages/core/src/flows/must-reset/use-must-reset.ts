import type { MustResetAnswer } from "../../api/answers.ts";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmission } from "../../api/use-submission.ts";
import { useRedirect } from "../../platform/use-redirect.ts";
import { useArrivalBox } from "../../session/arrival.tsx";
import { type MustReset, useMustResetHold } from "../../session/must-reset-hold.tsx";
import { useGoTo } from "../../shell/use-go-to.ts";

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
  const hold = useMustResetHold();
  const arrival = useArrivalBox();
  const goTo = useGoTo();

  return useSubmission({
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
        goTo("/");
      }
    },
    leaves: ({ kind }) => kind === "leave" || kind === "signIn",
  });
}

function stepOf(
  { url, errorMessage }: MustResetAnswer,
  check: (url: string) => string | null,
): MustResetStep {
  if (errorMessage) return { kind: "message", text: errorMessage };
  if (!url) return { kind: "signIn" };
  const checked = check(url);
  return checked === null ? { kind: "refusedUrl" } : { kind: "leave", url: checked };
}
