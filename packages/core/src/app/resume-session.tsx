import { lazyWithFallback } from "../browser/lazy-chunk.tsx";
import { useOnline } from "../browser/use-online.ts";
import { SignInNoticeProvider } from "../session/sign-in-notice.tsx";

/** Only returning visitors need it. Where it does not load, the token stays for another visit. */
export const ResumeSession = lazyWithFallback(
  async () => (await import("../flows/sign-in/resume-session-screen.tsx")).ResumeSessionScreen,
  ({ children }) => {
    const kind = useOnline() ? "outdated" : "offline";
    return <SignInNoticeProvider value={{ kind }}>{children}</SignInNoticeProvider>;
  },
);
