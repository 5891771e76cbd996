import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Load } from "../../api/loading.ts";
import type { CallFailure } from "../../api/result.ts";
import { listenToOtherTabs, type OtherTabs } from "../../session/listen-to-other-tabs.ts";
import { cancelLeaving } from "../../navigation/leave-portal.ts";
import { useSendToSignIn } from "../../session/flash-notice.tsx";
import type { OtherTabNews } from "../../session/other-tabs.ts";
import { hasSignedOutHere } from "../../session/stored-session.ts";
import { useChangesByOtherTabs } from "../../session/use-changes-by-other-tabs.ts";

/** A refused read is asked again where another window has signed in no longer ago. */
const RECENT_MS = 5_000;

/** A new session of another tab. */
interface OtherSession {
  news: Exclude<OtherTabNews, "signedOut">;
  /** The time of the news. */
  at: number;
}

/**
 * Notices that a person has signed in or changed workspace in another tab: the workspaces here may be those of another
 * person. Leaves for sign-in when the person signs out there.
 */
export function useOtherSignIn() {
  const sendToSignIn = useSendToSignIn();
  const [noticed, setNoticed] = useState(false);
  const [last, setLast] = useState<OtherSession | null>(null);
  // A load that is on its way asks by the function of an earlier render.
  const latest = useRef(last);

  /** A workspace that is on its way would open for the next person. */
  function leaveForSignIn() {
    cancelLeaving();
    sendToSignIn("signedOut");
  }

  /** A workspace that is on its way may be that of the person before. */
  function notice() {
    cancelLeaving();
    setNoticed(true);
  }

  const otherTabs = useRef<OtherTabs>(null);
  const onNews = useEffectEvent((news: OtherTabNews) => {
    // A sign-out of this page's own arrives, too.
    if (news === "signedOut") return hasSignedOutHere() ? undefined : leaveForSignIn();
    latest.current = { news, at: Date.now() };
    setLast(latest.current);
    if (news === "signedIn") notice();
    else cancelLeaving();
  });
  useEffect(() => {
    const opened = listenToOtherTabs(onNews);
    otherTabs.current = opened;
    return opened.end;
  }, []);
  useChangesByOtherTabs((now, before) => {
    const isOther = now.token !== null && now.token !== before.token;
    if (isOther || (now.signedIn && !before.signedIn)) notice();
    if (before.signedIn && !now.signedIn) leaveForSignIn();
  });
  return {
    noticed,
    dismiss: () => setNoticed(false),
    /** Tells the other tabs that a workspace is opened here. */
    tell: () => otherTabs.current?.tell("signedIn"),
    last,
    /** True for a refusal right after a new session of another tab, which has replaced the one that was sent. */
    mayHaveReplaced: (failure: CallFailure) =>
      isRefused(failure) && Date.now() - (latest.current?.at ?? 0) < RECENT_MS,
  };
}

/**
 * Loads again where another tab has a new session: once after a refusal right before, and after each stored sign-in that was
 * resumed there. That may be another person's, with other workspaces.
 */
export function useLoadAfterOtherSignIn(load: Load<unknown>, last: OtherSession | null): void {
  const { data, failure, retry, reload } = load;
  /** Time of the first refusal. */
  const refusedAt = useRef<number | null>(null);
  /** True once another tab has a new session after that: only the first one may have replaced what was refused. */
  const isFollowed = useRef(false);
  /** True while an answer is awaited that may be the session's before. */
  const isOutdated = useRef(false);
  useEffect(() => {
    if (failure && isRefused(failure)) refusedAt.current ??= Date.now();
  }, [failure]);
  useEffect(() => {
    if (last === null) return;
    if (failure === null) {
      if (last.news !== "resumed") return;
      if (data === undefined) isOutdated.current = true;
      else reload();
    } else if (refusedAt.current !== null && !isFollowed.current) {
      isFollowed.current = true;
      if (last.at - refusedAt.current < RECENT_MS) retry();
    }
    // Once for each new session: the load is another object at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last]);
  // Before its cards can be seen.
  useLayoutEffect(() => {
    if (data === undefined || !isOutdated.current) return;
    isOutdated.current = false;
    reload();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);
}

function isRefused(failure: CallFailure): boolean {
  return failure.kind === "http" && failure.status === 401;
}
