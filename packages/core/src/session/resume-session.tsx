import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { calls } from "../api/calls.ts";
import { QueryProvider } from "../api/query-provider.tsx";
import { useCallOnLoad } from "../api/use-call-on-load.ts";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { useEnvironment } from "../config/environment.ts";
import { useBfcacheRestore } from "../browser/use-bfcache-restore.ts";
import { usePageVisible } from "../browser/use-page-visible.ts";
import { useRedirect } from "../navigation/use-redirect.ts";
import { SignInNoticeProvider } from "./sign-in-notice.ts";
import { isOwnSignInPage } from "../navigation/own-sign-in-page.ts";
import { forgetAppToken } from "./stored-session.ts";
import { hasJustRedirected, noteRedirect } from "./redirect-loop.ts";

/** What a screen needs that waits for a stored sign-in. */
export interface ResumeSessionWaitingProps {
  /** Whether the response takes long. */
  slow: boolean;
  /** Signs in by the form instead. */
  onPassword: () => void;
}

export interface ResumeSessionProps {
  token: string;
  /** Shown when it has failed. */
  children: ReactNode;
}

interface TriedSignInProps extends ResumeSessionProps {
  /** Shown while it is being tried. */
  waiting: ComponentType<ResumeSessionWaitingProps>;
}

/** Tries a stored sign-in, and shows the form when it has failed, or when the person would rather not wait. */
export function ResumeSession(props: TriedSignInProps) {
  const { state } = useLocation();
  const [gaveUp, setGaveUp] = useState(false);
  // It has led to a path of the portal that does not exist, and would lead there again.
  const [wentRound] = useState(() => Boolean(Object(state).unknownPath) && hasJustRedirected());
  if (wentRound) return <Refused {...props} />;
  if (gaveUp) return props.children;
  function giveUp() {
    forgetAppToken();
    setGaveUp(true);
  }
  return (
    <QueryProvider>
      <Exchange {...props} onPassword={giveUp} />
    </QueryProvider>
  );
}

function Refused({ children }: Pick<ResumeSessionProps, "children">) {
  useEffect(forgetAppToken, []);
  return <SignInNoticeProvider value={{ failure: "refusedUrl" }}>{children}</SignInNoticeProvider>;
}

function Exchange({
  token,
  waiting: Waiting,
  onPassword,
  children,
}: TriedSignInProps & Pick<ResumeSessionWaitingProps, "onPassword">) {
  const slow = useSlow();
  const { data, failure } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
  // Back to a page that the browser has kept: its work is done, and a call is not made twice.
  const [isBack, setIsBack] = useState(false);
  useBfcacheRestore(useCallback(() => setIsBack(true), []));
  const { origin } = useEnvironment();
  const basePath = useHref("/").replace(/\/$/u, "");
  const checked = data ? redirect.check(data.url) : null;
  // A sign-in page would try the token again, and again be sent there.
  const target =
    checked !== null && isOwnSignInPage(checked, { origin, basePath }) ? null : checked;
  const failed = failure !== null || (data !== undefined && target === null);

  useEffect(() => {
    if (target !== null) {
      noteRedirect(target, origin);
      redirect.leaveTo(target);
    } else if (failed) forgetAppToken();
  }, [target, failed, origin, redirect]);

  if (isBack && target !== null) return children;
  if (!failed) return <Waiting slow={slow} onPassword={onPassword} />;
  return (
    <SignInNoticeProvider value={{ failure: failure ?? "refusedUrl" }}>
      {children}
    </SignInNoticeProvider>
  );
}

/** Whether the page has been shown for so long that a response is late. */
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
