import { useEffect, useRef, useState } from "react";
import { useDelayedOff } from "../../browser/use-delayed-off.ts";
import type { PostedNotice } from "../../config/posted-notice.ts";
import { useText } from "../../i18n/use-text.tsx";
import { identityOf } from "./notice-board.ts";
import { NoticeText } from "./notice-text.tsx";
import { PostedNoticeView } from "./posted-notice-view.tsx";
import { useFits, useScreenNotices } from "./use-screen-notices.ts";

/**
 * The notices of a screen, in the space above its card: nothing moves when one comes or goes. Where that space is too small
 * they are at the foot of the window. Their frame is there before their text: screen readers announce what is added to it.
 * `config/posted-notice.ts` says what a notice may be, and the notice board which ones are open.
 */
export function PostedNotices() {
  const { open, board, atFoot } = useScreenNotices();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const isUnfolded = open.some((notice) => unfolded.includes(identityOf(notice)));
  useFits(frame, (fits) => board.setAtFoot(!fits));
  return (
    <div
      className="wm-posted-notices"
      role="status"
      ref={frame}
      data-unfolded={isUnfolded || undefined}
    >
      {!atFoot &&
        open.map((notice) => (
          <PostedNoticeView
            key={identityOf(notice)}
            notice={notice}
            onClose={() => board.close(notice)}
            onUnfold={() => setUnfolded([...unfolded, identityOf(notice)])}
          />
        ))}
    </div>
  );
}

/** The same at the foot of the window. */
export function NoticeBanner() {
  const { open, board, atFoot } = useScreenNotices();
  // The next screen measures its space first: a notice that goes and returns would be announced again.
  const isShown = useDelayedOff(atFoot, 0);
  const wereAnnounced = useAnnouncedAbove(open, !isShown);
  return (
    <div className="wm-notice-banner" role="status" aria-live={wereAnnounced ? "off" : undefined}>
      {isShown && open.length > 0 && (
        <div className="wm-status-banner wm-posted-notices--at-foot">
          {open.map((notice) => (
            <PostedNoticeView
              key={identityOf(notice)}
              notice={notice}
              onClose={() => board.close(notice)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns true for notices that were above the card before: moved, they would be announced again, over a refusal's reason. */
function useAnnouncedAbove(open: readonly PostedNotice[], isAbove: boolean): boolean {
  const [announced, setAnnounced] = useState<readonly string[]>([]);
  const shown = open.map(identityOf);
  const key = shown.join("\n");
  useEffect(() => {
    if (!isAbove) return undefined;
    // Not those that move before they are painted.
    const timer = setTimeout(() => setAnnounced(key.split("\n")));
    return () => clearTimeout(timer);
  }, [isAbove, key]);
  return shown.length > 0 && shown.every((notice) => announced.includes(notice));
}

/** Names, below the reason of a failure, the most urgent notice that was known before it. */
export function NoticeLine() {
  const text = useText();
  const { current } = useScreenNotices();
  // One that comes later would move the fields.
  const [notice] = useState(() => current[0]);
  if (!notice) return null;
  return (
    <p className="wm-notice-line">
      <span>{`${text("notice.lead")} `}</span>
      <NoticeText notice={notice} plain />
    </p>
  );
}
