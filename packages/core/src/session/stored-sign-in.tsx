import { type ReactNode, useEffect } from "react";
import { calls } from "../api/calls.ts";
import { Queries } from "../api/queries.tsx";
import { useCallOnLoad } from "../api/use-call-on-load.ts";
import { useRedirect } from "../platform/use-redirect.ts";
import { EntryNewsProvider } from "./entry-news.ts";
import { forgetAppToken } from "./stored-session.ts";

interface StoredSignInProps {
  token: string;
  /** Shown while it is being tried. */
  waiting: ReactNode;
  /** Shown when it has failed. */
  children: ReactNode;
}

/** Tries a stored sign-in, and shows the form when it has failed. */
export function StoredSignIn(props: StoredSignInProps) {
  return (
    <Queries>
      <Exchange {...props} />
    </Queries>
  );
}

function Exchange({ token, waiting, children }: StoredSignInProps) {
  const { data, failure } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
  const target = data ? redirect.check(data.url) : null;
  const failed = failure !== null || (data !== undefined && target === null);

  useEffect(() => {
    if (target !== null) redirect.leaveTo(target);
    else if (failed) forgetAppToken();
  }, [target, failed, redirect]);

  if (!failed) return waiting;
  return (
    <EntryNewsProvider value={{ failure: failure ?? "refusedUrl" }}>{children}</EntryNewsProvider>
  );
}
