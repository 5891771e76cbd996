import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Load } from "../../api/loading.ts";
import type { CallFailure } from "../../api/result.ts";
import { listenToOtherTabs, type OtherTabs } from "../../session/listen-to-other-tabs.ts";
import { cancelLeaving } from "../../navigation/leave-portal.ts";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import type { OtherTabNews } from "../../session/other-tabs.ts";
import { hasSignedOutHere, isSignedOutHere } from "../../session/stored-session.ts";
import { isNewSession, useChangesByOtherTabs } from "../../session/use-changes-by-other-tabs.ts";

/** A refused load is retried where another tab has signed in no longer ago than this. */
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
  const [isWarningShown, setWarningShown] = useState(false);
  const [lastSession, setLastSession] = useState<OtherSession | null>(null);
  // A pending load calls `isReplaced` of an earlier render.
  const latest = useRef(lastSession);
  /** True once the cards may be another person's. They stay until React renders, and one may wait for the network. */
  const isOutdated = useRef(false);

  /** Stops a workspace that is being opened: it would open for the next person. */
  function stopOpening() {
    isOutdated.current = true;
    cancelLeaving();
  }

  function leaveForSignIn() {
    stopOpening();
    sendToSignIn("signedOut");
  }

  /** Shows the warning. */
  function warn() {
    stopOpening();
    setWarningShown(true);
  }

  const otherTabs = useRef<OtherTabs>(null);
  const onNews = useEffectEvent((news: OtherTabNews) => {
    // This page's own sign-out arrives, too.
    if (news === "signedOut") return hasSignedOutHere() ? undefined : leaveForSignIn();
    latest.current = { news, at: Date.now() };
    setLastSession(latest.current);
    if (news === "signedIn") warn();
    else stopOpening();
  });
  useEffect(() => {
    const opened = listenToOtherTabs(onNews);
    otherTabs.current = opened;
    return opened.end;
  }, []);
  useChangesByOtherTabs((now, before) => {
    if (isNewSession(now, before)) warn();
    if (before.signedIn && !now.signedIn) leaveForSignIn();
  });
  return {
    isWarningShown,
    dismiss: () => setWarningShown(false),
    /** Notes that other cards are shown. */
    noteCards: () => {
      isOutdated.current = false;
    },
    /** Tells the other tabs that a workspace is opened here. @returns false where it may be another person's by now */
    beginOpening: () => {
      if (isOutdated.current || isSignedOutHere()) return false;
      otherTabs.current?.tell("signedIn");
      return true;
    },
    lastSession,
    /** Returns true for a refusal right after a new session of another tab, which may have replaced this tab's. */
    isReplaced: (failure: CallFailure) =>
      isUnauthorized(failure) && Date.now() - (latest.current?.at ?? 0) < RECENT_MS,
  };
}

/**
 * Loads again where another tab has a new session: once if the load was just refused, and after each stored sign-in that was
 * resumed there. That may be another person's, with other workspaces.
 */
export function useReloadAfterOtherSignIn(load: Load<unknown>, session: OtherSession | null): void {
  const { data, failure, failedAt, retry, reload } = load;
  /** True once the load was retried: only the first new session may have replaced the refused one. */
  const isRetried = useRef(false);
  /** True while a load is pending that may return workspaces of the earlier session. */
  const isOutdated = useRef(false);
  useEffect(() => {
    if (session === null) return;
    if (failure === null) {
      if (session.news !== "resumed") return;
      if (data === undefined) isOutdated.current = true;
      else reload();
    } else if (isUnauthorized(failure) && !isRetried.current) {
      isRetried.current = true;
      if (session.at - failedAt < RECENT_MS) retry();
    }
    // Once for each new session: the load is another object at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session]);
  // Before the cards are painted.
  useLayoutEffect(() => {
    if (data === undefined || !isOutdated.current) return;
    isOutdated.current = false;
    reload();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);
}

function isUnauthorized(failure: CallFailure): boolean {
  return failure.kind === "http" && failure.status === 401;
}
