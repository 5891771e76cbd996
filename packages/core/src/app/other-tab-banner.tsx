import { useEffect, useEffectEvent, useState } from "react";
import { useHref, useLocation } from "react-router";
import { whenPageFocused } from "../browser/page-use.ts";
import { hasTypedText } from "../page/prerendered-fields.ts";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { isSignInPending } from "../attempt/page-sign-in.ts";
import { hasSignedInHere, readAppToken } from "../session/stored-session.ts";
import { useChangesByOtherTabs } from "../session/use-changes-by-other-tabs.ts";
import { StatusBanner } from "../ui/status-banner.tsx";
import { useLangSearch } from "../navigation/app-links.tsx";
import { isSignInRoute, routeOf } from "../navigation/routes.ts";
import { Button } from "../ui/button.tsx";

/**
 * Handles a sign-in or sign-out in another tab. An empty sign-in form is mounted again, so that the guard resumes the
 * session. A user who has typed something, or is on another screen, is asked.
 */
export function OtherTabBanner() {
  const text = useText();
  const goOn = useGoOn();
  const { pathname } = useLocation();
  const [news, setNews] = useState<"kept" | "notKept" | "signedOut" | null>(null);
  const [awaitsFocus, setAwaitsFocus] = useState(false);
  const resume = useEffectEvent(() => {
    setAwaitsFocus(false);
    if (readAppToken() === null) return;
    if (hasTypedText()) setNews("kept");
    else goOn();
  });
  const askAtFirst = useEffectEvent(() => {
    if (isSignInRoute(pathname) && isKeptFromResuming()) setNews("kept");
  });
  // No event says that another tab signed in before React. A status is read out once it changes.
  useEffect(() => {
    const asking = setTimeout(askAtFirst);
    return () => clearTimeout(asking);
  }, []);
  // Of two windows beside each other, only the one in use resumes: each new session may end the one before.
  useEffect(() => (awaitsFocus ? whenPageFocused(resume) : undefined), [awaitsFocus]);

  useChangesByOtherTabs((now, before) => {
    // The workspaces say it themselves.
    if (routeOf(pathname)?.screen === "switch-account") return;
    if (now.token !== null && now.token !== before.token) {
      // A page that has itself signed in comes back by Back, which should not lead forward again.
      const isResumed = isSignInRoute(pathname) && !now.isOwn;
      setAwaitsFocus(isResumed);
      setNews(isResumed ? null : "kept");
    } else if (now.token === null) {
      setAwaitsFocus(false);
      const isNews = now.signedIn !== before.signedIn && !now.isOwn;
      // Without a token this tab cannot continue, but it should say what happened.
      if (now.signedIn) setNews(isNews ? "notKept" : null);
      else setNews(isNews ? "signedOut" : null);
    }
  });

  return (
    <StatusBanner
      answers={
        <>
          {news === "kept" && <Button onClick={goOn}>{text("otherTab.goOn")}</Button>}
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

/** Returns true where another tab has signed in, and what was typed keeps this page from resuming the session. */
function isKeptFromResuming(): boolean {
  const isByOther = readAppToken() !== null && !hasSignedInHere();
  return isByOther && hasTypedText() && !isSignInPending();
}

/** Mounts sign-in again, so that the guard resumes the session. Never redirects to a stored url. */
function useGoOn(): () => void {
  const { leaveTo } = useEnvironment();
  const { pathname, search } = useLocation();
  const kept = useLangSearch();
  const signIn = useHref(isSignInRoute(pathname) ? `${pathname}${search}` : `/${kept}`);
  return () => leaveTo(signIn);
}
