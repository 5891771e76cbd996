import { calls } from "../../api/calls.ts";
import { failed, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useEnvironment } from "../../config/environment.ts";
import { markLock } from "../../errors/server-refusal.ts";
import { toServerText } from "../../errors/server-text.ts";
import { normalizeText } from "../../forms/field-rules.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { forgetLink } from "../../navigation/link-address.ts";
import { ownSignInPage } from "../../navigation/find-route.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import {
  forgetAppToken,
  hasSignedInHere,
  keepSignIn,
  readAppToken,
} from "../../session/stored-session.ts";

export interface LinkingValues {
  username: string;
  password: string;
}

/** Next page of a linking: its url, null where that must not be followed, and its path if it is a sign-in page. */
interface Linked {
  url: string | null;
  signInPage: string | null;
}

/** Links an account to the portfolio of `k`, which signs the person in, and leaves to the url of the response. */
export function usePortfolioLinking(k: string) {
  const send = useSend();
  const redirect = useRedirect();
  const { lockedAccountTexts } = useEnvironment().configuration;
  const sendToSignIn = useSendToSignIn();
  return useSubmit<LinkingValues, Linked>({
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
      const url = redirect.checkUrl(response.data.url ?? "");
      const signInPage = url && ownSignInPage(url, redirect.root);
      // The server has signed the person in, even if they have left this screen. The next one may have signed in here since.
      if (readAppToken() === stored || !hasSignedInHere()) {
        if (url === null || signInPage) forgetAppToken();
        else keepSignIn(null);
      }
      return success({ url, signInPage });
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
