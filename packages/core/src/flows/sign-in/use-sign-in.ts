import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSend } from "../../api/use-send.ts";
import { pageSignInAttempt, pageShown } from "../../attempt/page-attempts.ts";
import type { SignInValues } from "../../attempt/sign-in-values.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useAttempt } from "../../forms/use-attempt.ts";
import { useLanguage } from "../../i18n/use-text.tsx";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import type { VariantName } from "../../navigation/route-table.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { removeMark } from "../../page/marks.ts";
import { keepDestination, withDestination } from "../../session/visit.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.ts";

/** Facts of its route that the form needs. */
export interface SignInRoute {
  variant: VariantName;
  isRoot: boolean;
  /** True for pages of the root's variant, whose call sends the visit's `redirect`: links back lead to its own path. */
  sendsRedirect: boolean;
}

/**
 * Shows the sign-in attempt of the page: the one that the first script began, or a new one.
 * @throws while rendering, a programming mistake of a submit, for the error boundary
 */
export function useSignIn(route: SignInRoute) {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const attempt = usePageAttempt(pathname);
  const { state, shown, settle } = useAttempt(attempt, () => pageShown().progress);

  const { variant, isRoot, sendsRedirect } = route;
  useEffect(() => {
    if (isRoot) keepDestination(search);
  }, [isRoot, search]);

  const pendingChange = usePendingPasswordChange();
  const navigateTo = useAppNavigate();
  const change = state.name === "mustReset" ? state.change : null;
  useEffect(() => {
    // Without a change this clears an earlier one: the next person could set the password of that account.
    pendingChange.current = change;
    if (!change) return;
    // The call has ended: if the next screen's chunk is missing, the page may reload, and sign-in says why.
    removeMark("sending");
    navigateTo("/mustreset");
    // Once for each change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [change]);

  return {
    ...shown,
    /** True for a state that the page has shown before React: its message has had the focus. */
    isAdopted: state.name !== "idle" && state === pageShown().progress.state,
    /** The errors of a submit before React. */
    errors: state.name === "invalid" ? state.errors : null,
    submit: (values: SignInValues) => {
      const destination = withDestination(isRoot ? search : "");
      const page = { variant, sendsRedirect, search: destination, language };
      return settle(attempt.submit(values, page));
    },
    requestId: attempt.requestId,
  };
}

function usePageAttempt(pathname: string) {
  const { configuration } = useEnvironment();
  const send = useSend();
  const redirect = useRedirect();
  const [attempt] = useState(() =>
    pageSignInAttempt.get(pathname, { configuration, send, ...redirect }),
  );
  useEffect(() => {
    pageSignInAttempt.keep(pathname, attempt);
    attempt.adoptWaits();
    return () => pageSignInAttempt.end(attempt);
    // The path is the one that the attempt was made for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  return attempt;
}
