import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Load } from "../../api/loading.ts";
import type { CallFailure } from "../../api/result.ts";
import { cancelLeaving } from "../../navigation/leave-portal.ts";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import type { OtherTabNews } from "../../session/other-tabs.ts";
import { isSignedOutHere } from "../../session/stored-session.ts";
import { type OtherTabs, watchOtherTabs } from "../../session/watch-other-tabs.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A refused load is retried where another tab has resumed no longer ago than this. */
const RECENT_MS = 5_000;

/** A stored sign-in that another tab has resumed. */
interface OtherResume {
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
  const [lastResume, setLastResume] = useState<OtherResume | null>(null);
  // A pending load calls `isReplaced` of an earlier render.
  const latest = useRef(lastResume);
  /** True once the cards may be another person's. They stay until React renders, and one may wait for the network. */
  const isOutdated = useRef(false);

  const otherTabs = useRef<OtherTabs>(null);
  const onNews = useEffectEvent((news: OtherTabNews) => {
    // A workspace that is being opened would open for the next person.
    isOutdated.current = true;
    cancelLeaving();
    if (news === "signedOut") return sendToSignIn("signedOut");
    // The warning's "Stay here" loads the workspaces again.
    if (news === "signedIn") return setWarningShown(true);
    latest.current = { at: Date.now() };
    setLastResume(latest.current);
  });
  useEffect(() => {
    const watched = watchOtherTabs((news) => onNews(news));
    otherTabs.current = watched;
    return watched.end;
  }, []);
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
    lastResume,
    /** Returns true for a refusal right after a resume of another tab, whose session may have replaced this tab's. */
    isReplaced: (failure: CallFailure) =>
      isUnauthorized(failure) && Date.now() - (latest.current?.at ?? 0) < RECENT_MS,
  };
}

/**
 * Loads again after each stored sign-in that another tab has resumed: it may be another person's, with other workspaces. A load
 * that was just refused is retried once.
 */
export function useReloadAfterOtherSignIn(load: Load<unknown>, resume: OtherResume | null): void {
  const { data, failure, failedAt, retry, reload } = load;
  /** True once the load was retried: only the first resume may have replaced the refused one. */
  const isRetried = useRef(false);
  /** True while a load is pending that may return workspaces of the earlier session. */
  const isOutdated = useRef(false);
  useEffect(() => {
    if (resume === null) return;
    if (failure === null) {
      if (data === undefined) isOutdated.current = true;
      else reload();
    } else if (isUnauthorized(failure) && !isRetried.current) {
      isRetried.current = true;
      if (resume.at - failedAt < RECENT_MS) retry();
    }
    // Once for each resume: the load is another object at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resume]);
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

interface OtherSignInProps {
  /** Asks for the workspaces again. */
  onStay: () => void;
}

/** Shown instead of workspaces that may be those of another person. */
export function OtherSignIn({ onStay }: OtherSignInProps) {
  const text = useText();
  useLayoutEffect(() => {
    // The cards have gone, perhaps with the focus. The heading would take the focus only after the alert has begun.
    if (document.activeElement !== document.body) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return (
    <Screen title="switch.title" wide>
      <Notice tone="warning" role="alert">
        <p>
          <MessageText message={{ key: "OTHER_SIGN_IN" }} />
        </p>
      </Notice>
      <div className="wm-actions">
        <PortalLink to="/" className={buttonClass()}>
          {text("switch.signInAgain")}
        </PortalLink>
        <Button quiet onClick={onStay}>
          {text("otherTab.stay")}
        </Button>
      </div>
    </Screen>
  );
}
