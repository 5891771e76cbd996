import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { calls } from "../api/calls.ts";
import { QueryProvider, useCallOnLoad } from "../api/loading.tsx";
import type { Failure } from "../api/result.ts";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { useEnvironment } from "../config/environment.ts";
import { useBfcacheRestore, usePageVisible } from "../browser/page-visibility.ts";
import { useRedirect } from "../navigation/use-redirect.ts";
import { SignInNoticeProvider } from "./sign-in-notice.tsx";
import { hasJustRedirected, noteRedirect, resumeTarget, takeFollowed } from "./resume-target.ts";
import { forgetAppToken, forgetSignIn } from "./stored-session.ts";

/** Props of the screen that waits for a stored sign-in. */
export interface ResumeSessionWaitingProps {
  /** Whether the response takes long. */
  slow: boolean;
  /** Shows the form instead. */
  onPassword: () => void;
  /** The same, for another person: signs the one that is remembered out on this device. */
  onOtherAccount: () => void;
}

export interface ResumeSessionProps {
  token: string;
  /** Shown when the stored sign-in has failed. */
  children: ReactNode;
}

interface ResumeSessionWithWaitingProps extends ResumeSessionProps {
  /** Shown during the call. */
  waiting: ComponentType<ResumeSessionWaitingProps>;
}

const refusedUrl: Failure = { kind: "refusedUrl" };

/** Tries a stored sign-in. Shows the form when it fails, or when the person does not want to wait. */
export function ResumeSession(props: ResumeSessionWithWaitingProps) {
  const { state } = useLocation();
  const [gaveUp, setGaveUp] = useState(false);
  // The url led to an unknown path of the portal, and would lead there again.
  const [isLoop] = useState(() => Boolean(Object(state).unknownPath) && hasJustRedirected());
  const [followed] = useState(takeFollowed);
  if (isLoop) return <RedirectLoop>{props.children}</RedirectLoop>;
  if (gaveUp || followed) return props.children;
  const givingUp = (forget: () => void) => () => {
    forget();
    setGaveUp(true);
  };
  return (
    <QueryProvider>
      <Exchange
        {...props}
        onPassword={givingUp(forgetAppToken)}
        onOtherAccount={givingUp(forgetSignIn)}
      />
    </QueryProvider>
  );
}

function RedirectLoop({ children }: Pick<ResumeSessionProps, "children">) {
  useEffect(forgetAppToken, []);
  return <SignInNoticeProvider value={refusedUrl}>{children}</SignInNoticeProvider>;
}

function Exchange({
  token,
  waiting: Waiting,
  children,
  ...choices
}: ResumeSessionWithWaitingProps & Omit<ResumeSessionWaitingProps, "slow">) {
  const slow = useSlow();
  const { data, failure } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
  // After Back to a page from the cache: the call is not made twice.
  const [isBack, setIsBack] = useState(false);
  useBfcacheRestore(useCallback(() => setIsBack(true), []));
  const { origin } = useEnvironment();
  const basePath = useHref("/").replace(/\/$/u, "");
  const target = data ? resumeTarget(redirect.check(data.url), { origin, basePath }) : null;
  const failed = failure !== null || (data !== undefined && target === null);

  useEffect(() => {
    if (target !== null) {
      noteRedirect(target, origin);
      redirect.leaveTo(target);
    } else if (failed) forgetAppToken();
  }, [target, failed, origin, redirect]);

  if (isBack && target !== null) return children;
  if (!failed) return <Waiting slow={slow} {...choices} />;
  return <SignInNoticeProvider value={failure ?? refusedUrl}>{children}</SignInNoticeProvider>;
}

/** Whether the page has been visible for longer than a response usually takes. */
function useSlow(): boolean {
  const shown = usePageVisible();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setSlow(true), STILL_TRYING_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return slow;
}
