import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { calls } from "../api/calls.ts";
import { Queries } from "../api/queries.tsx";
import { useCallOnLoad } from "../api/use-call-on-load.ts";
import { STILL_TRYING_MS } from "../platform/constants.ts";
import { useEnvironment } from "../platform/environment.ts";
import { usePageReturn } from "../platform/use-page-return.ts";
import { usePageShown } from "../platform/use-page-shown.ts";
import { useRedirect } from "../platform/use-redirect.ts";
import { EntryNewsProvider } from "./entry-news.ts";
import { isOwnSignInPage } from "./own-sign-in-page.ts";
import { forgetAppToken } from "./stored-session.ts";
import { hasJustLeft, rememberLeaving } from "./round-trip.ts";

/** What a screen needs that waits for a stored sign-in. */
export interface StoredSignInWaitingProps {
  /** Whether the response takes long. */
  slow: boolean;
  /** Signs in by the form instead. */
  onPassword: () => void;
}

export interface StoredSignInProps {
  token: string;
  /** Shown when it has failed. */
  children: ReactNode;
}

interface TriedSignInProps extends StoredSignInProps {
  /** Shown while it is being tried. */
  waiting: ComponentType<StoredSignInWaitingProps>;
}

/** Tries a stored sign-in, and shows the form when it has failed, or when the person would rather not wait. */
export function StoredSignIn(props: TriedSignInProps) {
  const { state } = useLocation();
  const [gaveUp, setGaveUp] = useState(false);
  // It has led to a path of the portal that does not exist, and would lead there again.
  const [wentRound] = useState(() => Boolean(Object(state).unknownPath) && hasJustLeft());
  if (wentRound) return <Refused {...props} />;
  if (gaveUp) return props.children;
  function giveUp() {
    forgetAppToken();
    setGaveUp(true);
  }
  return (
    <Queries>
      <Exchange {...props} onPassword={giveUp} />
    </Queries>
  );
}

function Refused({ children }: Pick<StoredSignInProps, "children">) {
  useEffect(forgetAppToken, []);
  return <EntryNewsProvider value={{ failure: "refusedUrl" }}>{children}</EntryNewsProvider>;
}

function Exchange({
  token,
  waiting: Waiting,
  onPassword,
  children,
}: TriedSignInProps & Pick<StoredSignInWaitingProps, "onPassword">) {
  const slow = useSlow();
  const { data, failure } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
  // Back to a page that the browser has kept: its work is done, and a call is not made twice.
  const [isBack, setIsBack] = useState(false);
  usePageReturn(useCallback(() => setIsBack(true), []));
  const { origin } = useEnvironment();
  const root = useHref("/");
  const checked = data ? redirect.check(data.url) : null;
  // A sign-in page would try the token again, and again be sent there.
  const target =
    checked !== null && isOwnSignInPage(checked, new URL(root, origin)) ? null : checked;
  const failed = failure !== null || (data !== undefined && target === null);

  useEffect(() => {
    if (target !== null) {
      rememberLeaving(target, origin);
      redirect.leaveTo(target);
    } else if (failed) forgetAppToken();
  }, [target, failed, origin, redirect]);

  if (isBack && target !== null) return children;
  if (!failed) return <Waiting slow={slow} onPassword={onPassword} />;
  return (
    <EntryNewsProvider value={{ failure: failure ?? "refusedUrl" }}>{children}</EntryNewsProvider>
  );
}

/** Whether the page has been shown for so long that a response is late. */
function useSlow(): boolean {
  const shown = usePageShown();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setSlow(true), STILL_TRYING_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return slow;
}
