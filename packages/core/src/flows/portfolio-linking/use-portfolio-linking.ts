import { calls } from "../../api/calls.ts";
import { failed, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useEnvironment } from "../../config/environment.ts";
import { markLock } from "../../errors/account-lock.ts";
import { toServerText } from "../../errors/linking-server-text.ts";
import { normalizeText } from "../../forms/field-rules.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { forgetLink } from "../../navigation/link-address.ts";
import { type NextPage, nextPageOf, useRedirect } from "../../navigation/use-redirect.ts";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import {
  forgetAppToken,
  hasSignedInHere,
  keepSignIn,
  readAppToken,
} from "../../session/stored-session.ts";
import type { LinkingValues } from "./portfolio-linking-schema.ts";

/** Links an account to the portfolio of `k`, which signs the person in, and leaves to the url of the response. */
export function usePortfolioLinking(k: string) {
  const send = useSend();
  const redirect = useRedirect();
  const { lockedAccountTexts } = useEnvironment().configuration;
  const sendToSignIn = useSendToSignIn();
  return useSubmit<LinkingValues, NextPage>({
    operation: "portfolioLinking",
    opensAccount: true,
    send: async ({ username, password }, signal) => {
      const stored = readAppToken();
      const response = await send(calls.portfolioLinking, {
        body: { Username: normalizeText(username), Password: password, SsoToken: k },
        signal,
      });
      if (!response.ok) return failed(markLock(toServerText(response.failure), lockedAccountTexts));
      const { errorMessage } = response.data;
      if (errorMessage) {
        return failed(markLock({ kind: "serverText", text: errorMessage }, lockedAccountTexts));
      }
      const next = nextPageOf(response.data.url ?? "", redirect);
      // The server has signed the person in, even if they have left this screen. The next one may have signed in here since.
      if (readAppToken() === stored || !hasSignedInHere()) {
        if (next.url === null || next.signInPage) forgetAppToken();
        else keepSignIn(null);
      }
      return success(next);
    },
    onSuccess: ({ url, signInPage }) => {
      forgetLink();
      if (url === null) return { kind: "refusedUrl" };
      if (signInPage) sendToSignIn("accountActivated", signInPage);
      else redirect.leaveTo(url);
      return "leaving";
    },
    // The next person must not link another account to the first one's portfolio.
    leaveAccepted: (by) => sendToSignIn(by === "press" ? "accountActivated" : "linkClosed"),
  });
}
