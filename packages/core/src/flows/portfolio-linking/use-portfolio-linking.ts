import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { keepSignIn } from "../../session/stored-session.ts";

export interface LinkingValues {
  username: string;
  password: string;
}

export type LinkingStep =
  | { kind: "leave"; url: string }
  | { kind: "message"; text: string }
  | { kind: "refusedUrl" };

/** Links an account to the portfolio that `k` stands for, which signs the person in [API-13, PL-5]. */
export function usePortfolioLinking(k: string) {
  const send = useSend();
  const redirect = useRedirect();
  return useSubmit({
    send: async ({ username, password }: LinkingValues): Promise<LinkingStep> => {
      const { errorMessage, url } = await send(calls.portfolioLinking, {
        body: { Username: trimInvisible(username), Password: password, SsoToken: k },
      });
      if (errorMessage) return { kind: "message", text: errorMessage };
      const checked = redirect.check(url ?? "");
      return checked === null ? { kind: "refusedUrl" } : { kind: "leave", url: checked };
    },
    follow: (step) => {
      if (step.kind !== "leave") return;
      keepSignIn(null, false);
      redirect.leaveTo(step.url);
    },
    leaves: ({ kind }) => kind === "leave",
  });
}
