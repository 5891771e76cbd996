import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHref, useLocation } from "react-router";
import { isOffline } from "../browser/online.ts";
import { whenPageFocused } from "../browser/page-use.ts";
import { hasTypedText } from "../page/prerendered-fields.ts";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { isSignInPending } from "../attempt/page-attempts.ts";
import { hasSignedInHere, readAppToken } from "../session/stored-session.ts";
import { type StoredSession, watchStoredSession } from "../session/watch-stored-session.ts";
import { StatusBanner } from "../ui/status-banner.tsx";
import { useLangSearch } from "../navigation/app-links.tsx";
import { setMustConfirm } from "../navigation/entry-state.ts";
import { isSignInRoute, routeOf } from "../navigation/find-route.ts";
import { Button } from "../ui/button.tsx";

/**
 * Handles a sign-in or sign-out in another tab. An empty sign-in page is loaded again, so that the guard resumes the stored
 * sign-in. A user who has typed something, is on another screen or has no network, is asked first.
 */
export function OtherTabBanner() {
  const text = useText();
  const { pathname } = useLocation();
  const [news, setNews] = useState<"kept" | "notKept" | "signedOut" | null>(null);
  const continueHere = useContinueHere(news);
  const [awaitsFocus, setAwaitsFocus] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useQuestionAfterReload(isAsked);
  const ask = () => {
    setNews("kept");
    setAsked(true);
  };
  const resume = useEffectEvent(() => {
    setAwaitsFocus(false);
    if (readAppToken() === null) return;
    if (hasTypedText() || !navigator.onLine) ask();
    else void continueHere();
  });
  const checkAtStart = useEffectEvent(() => {
    if (isSignInRoute(pathname) && mustNotResume()) ask();
  });
  // No event reports a sign-in of another tab before React. After a timeout: screen readers announce a status that changes.
  useEffect(() => {
    const timer = setTimeout(checkAtStart);
    return () => clearTimeout(timer);
  }, []);
  // Of two visible windows only the one in use resumes: each new session may end the one before.
  useEffect(() => (awaitsFocus ? whenPageFocused(resume) : undefined), [awaitsFocus]);

  const onChange = useEffectEvent((now: StoredSession, before: StoredSession) => {
    // The screen of workspaces has a message of its own.
    if (routeOf(pathname)?.screen === "switch-account") return;
    if (now.token !== null && now.token !== before.token) {
      // This page has signed in, and Back has returned to it: it should not lead forward again.
      const isResumed = isSignInRoute(pathname) && !now.isOwn;
      setAwaitsFocus(isResumed);
      setNews(isResumed ? null : "kept");
    } else if (now.token === null) {
      setAwaitsFocus(false);
      const isNews = now.signedIn !== before.signedIn && !now.isOwn;
      // Without a token this tab cannot continue, but it should say what happened.
      if (now.signedIn) setNews(isNews ? "notKept" : null);
      else setNews(isNews && !saysSignedOut() ? "signedOut" : null);
    }
  });
  useEffect(() => watchStoredSession((now, before) => onChange(now, before)), []);

  return (
    <StatusBanner
      answers={
        <>
          {news === "kept" && (
            // A press answers the question.
            <Button onClick={() => void continueHere(() => setMustConfirm(false))}>
              {text("otherTab.goOn")}
            </Button>
          )}
          <Button quiet onClick={() => setNews(null)}>
            {text(news === "signedOut" ? "bar.close" : "otherTab.stay")}
          </Button>
        </>
      }
    >
      {news && text(texts[news])}
    </StatusBanner>
  );
}

const texts = {
  kept: "otherTab.kept",
  notKept: "otherTab.notKept",
  signedOut: "SIGNED_OUT",
} as const;

/** Returns true where another tab has signed in, and typed text keeps this page from resuming that sign-in. */
function mustNotResume(): boolean {
  const isByOther = readAppToken() !== null && !hasSignedInHere();
  return isByOther && hasTypedText() && !isSignInPending();
}

/** Returns true where the sign-in page says it: in Firefox the message that leads there comes before the storage event. */
function saysSignedOut(): boolean {
  return document.querySelector("main [data-message=SIGNED_OUT]") !== null;
}

/** Has a reload ask as well: it empties the fields, and would resume the other tab's sign-in. */
function useQuestionAfterReload(isAsked: boolean): void {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (!isAsked || !isSignInRoute(pathname)) return;
    // After a timeout: at a new entry the sign-in page sets its own state first.
    const timer = setTimeout(() => mustNotResume() && setMustConfirm(true));
    return () => clearTimeout(timer);
  }, [isAsked, pathname, key]);
}

/**
 * Returns a function that loads sign-in again, so that the guard resumes the stored sign-in. It follows no stored url, and
 * calls its argument before it leaves.
 */
function useContinueHere(news: string | null) {
  const { leaveTo } = useEnvironment();
  const { pathname, search } = useLocation();
  const kept = useLangSearch();
  const signIn = useHref(isSignInRoute(pathname) ? `${pathname}${search}` : `/${kept}`);
  const asking = useRef<AbortController>(null);
  // An answer may come after the person has left the screen, or stays.
  useEffect(() => () => asking.current?.abort(), [pathname, news]);
  return async (prepare?: () => void) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    // Without a network the browser would leave for its own error page.
    if ((await isOffline(signal)) || signal.aborted) return;
    prepare?.();
    leaveTo(signIn);
  };
}
