import { type ReactNode, useEffect, useState } from "react";
import { useHref, useLocation } from "react-router";
import { calls } from "../api/calls.ts";
import { Queries } from "../api/queries.tsx";
import { useCallOnLoad } from "../api/use-call-on-load.ts";
import { useEnvironment } from "../platform/environment.ts";
import { useRedirect } from "../platform/use-redirect.ts";
import { EntryNewsProvider } from "./entry-news.ts";
import { isOwnSignInPage } from "./own-sign-in-page.ts";
import { forgetAppToken } from "./stored-session.ts";
import { hasJustLeft, rememberLeaving } from "./round-trip.ts";

interface StoredSignInProps {
  token: string;
  /** Shown while it is being tried. */
  waiting: ReactNode;
  /** Shown when it has failed. */
  children: ReactNode;
}

/** Tries a stored sign-in, and shows the form when it has failed. */
export function StoredSignIn(props: StoredSignInProps) {
  const { state } = useLocation();
  // It has led to a path of the portal that does not exist, and would lead there again.
  const [wentRound] = useState(() => Boolean(Object(state).unknownPath) && hasJustLeft());
  return wentRound ? (
    <Refused {...props} />
  ) : (
    <Queries>
      <Exchange {...props} />
    </Queries>
  );
}

function Refused({ children }: StoredSignInProps) {
  useEffect(forgetAppToken, []);
  return <EntryNewsProvider value={{ failure: "refusedUrl" }}>{children}</EntryNewsProvider>;
}

function Exchange({ token, waiting, children }: StoredSignInProps) {
  const { data, failure } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
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

  if (!failed) return waiting;
  return (
    <EntryNewsProvider value={{ failure: failure ?? "refusedUrl" }}>{children}</EntryNewsProvider>
  );
}
