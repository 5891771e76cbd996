import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useSend } from "../api/use-send.ts";
import { isSignInPending, pageResume, pageShown } from "../attempt/page-attempts.ts";
import { isResuming, type Resume } from "../attempt/resume-attempt.ts";
import { lazyWithFallback } from "../browser/lazy-chunk.tsx";
import { hasPageFocus, onPageFocus } from "../browser/page-use.ts";
import { hasMark } from "../page/marks.ts";
import { prerenderedForm } from "../page/portal-form.ts";
import { hasTypedText } from "../page/prerendered-fields.ts";
import { useEnvironment } from "../config/environment.ts";
import { WaitingScreen } from "../layout/waiting-screen.tsx";
import { useRedirect } from "../navigation/use-redirect.ts";
import { hasJustRedirected } from "../session/resume-loop.ts";
import {
  forgetAppToken,
  forgetSignIn,
  forgetUnusedToken,
  hasSignedInHere,
  readAppToken,
} from "../session/stored-session.ts";
import { SignInNoticeProvider } from "../session/sign-in-reason.ts";
import { useSignInReason } from "./use-sign-in-reason.ts";

const PlainWaiting = () => <WaitingScreen title="entry.title" />;

/** The waiting screen with its choices. Lazy, because only returning visitors need it. */
const LazyResumeWaiting = lazyWithFallback(
  () => import("../flows/sign-in/resume-waiting.tsx"),
  ({ ResumeWaiting }) => ResumeWaiting,
  PlainWaiting,
);

/**
 * Guard of the sign-in routes: exchanges a stored appToken for a url to leave to. Without one it makes no call. It is
 * skipped once when a screen sends the person here with a reason, so that the reason is seen.
 */
export function EntryGuard({ children }: { children: ReactNode }) {
  const token = useResumableToken();
  const resume = usePageResume();
  const state = useSyncExternalStore(resume.subscribe, resume.get, () => pageShown().resume);
  const { name } = state;
  const reason = useSignInReason(name === "idle");
  // A mistyped address is no reason to ask for the password.
  const isUnknownPath = reason === "unknownPath";
  const isTried = token !== null && (!reason || isUnknownPath);
  useEffect(() => {
    if (!isTried) return;
    // The url led to an unknown path of the portal, and would lead there again.
    if (isUnknownPath && hasJustRedirected()) resume.refuse();
    else resume.start(token);
  }, [isTried, isUnknownPath, resume, token]);

  // The notice offers the stored sign-in, once.
  const mustConfirm = reason === "confirmStoredSignIn";
  const resumeStored =
    mustConfirm && token !== null && name === "idle" ? () => resume.start(token) : null;
  const shown = mustConfirm && !resumeStored ? null : reason;
  const notice = state.name === "failed" ? state.failure : shown;
  const isWaiting = name === "idle" ? isTried : isResuming(state);
  if (!isWaiting) {
    return <SignInNoticeProvider value={{ notice, resumeStored }}>{children}</SignInNoticeProvider>;
  }
  const givingUp = (forget: () => void) => () => {
    forget();
    resume.giveUp();
  };
  return (
    <Suspense fallback={<PlainWaiting />}>
      <LazyResumeWaiting
        onPassword={givingUp(forgetAppToken)}
        onOtherAccount={givingUp(forgetSignIn)}
      />
    </Suspense>
  );
}

/** The stored sign-in that the page resumes: the one that the first script began. */
function usePageResume(): Resume {
  const send = useSend();
  const redirect = useRedirect();
  const { pathname } = useLocation();
  const [resume] = useState(() => pageResume.get(pathname, { send, ...redirect }));
  useEffect(() => () => pageResume.end(resume), [resume]);
  return resume;
}

/**
 * The appToken that was stored when the screen opened: a token that this page's sign-in stores must not start the guard. Null
 * until the page has the focus, and while hydrating, so that the first render matches the prerendered page.
 */
function useResumableToken(): string | null {
  const { remember } = useEnvironment().configuration.signIn;
  const [readToken] = useState(() => {
    forgetUnusedToken(remember);
    const token = isSignInPending() ? null : readAppToken();
    // In the build, too, which has no document.
    if (token === null) return noToken;
    const isShown = isFormShown();
    return isShown && hasSignedInHere() ? noToken : onceFocused(token, isShown);
  });
  return useSyncExternalStore(onPageFocus, readToken, noToken);
}

/** Returns true while a page shows its form before React: a token was stored since, by this page or by another tab. */
function isFormShown(): boolean {
  return !hasMark("awaits") && prerenderedForm() !== null;
}

/**
 * Releases a stored token when the page first has the focus, unless it is gone or the person has begun to type. Fields
 * that are empty again do not release it.
 * @param isShown true where the form has been there to type into
 */
function onceFocused(token: string, isShown: boolean): () => string | null {
  // Undefined until the first read, at which the text of a hidden form does not count: the person cannot have typed it.
  let released = isShown ? false : undefined;
  let isTypedInto = false;
  return () => {
    released ??= hasPageFocus();
    isTypedInto ||= hasTypedText();
    released ||= hasPageFocus() && readAppToken() === token && !isTypedInto;
    return released ? token : null;
  };
}

function noToken(): null {
  return null;
}
