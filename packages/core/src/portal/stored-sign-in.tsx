import { latePart } from "../platform/late-piece.ts";
import { EntryNewsProvider } from "../session/entry-news.ts";

/** Only returning visitors need it. Where it does not load, the token stays for another visit. */
export const StoredSignIn = latePart(
  async () => (await import("../flows/sign-in/stored-sign-in-screen.tsx")).StoredSignInScreen,
  ({ children }) => (
    <EntryNewsProvider value={{ failure: { kind: "outdated" } }}>{children}</EntryNewsProvider>
  ),
);
