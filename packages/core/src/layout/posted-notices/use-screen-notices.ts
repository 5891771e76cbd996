import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useEnvironment } from "../../config/environment.ts";
import { onResize } from "../../browser/on-resize.ts";
import { routeOf } from "../../navigation/find-route.ts";
import type { PostedNotice } from "../../config/posted-notice.ts";
import { MAX_NOTICES, noticesOn } from "../../config/shown-notices.ts";
import { bannerStyles } from "../../ui/banner-styles.ts";
import { useStyles } from "../../ui/use-styles.ts";
import { postedNoticeStyles } from "./posted-notice-styles.ts";
import { type NoticeBoard, noticeBoardOf } from "./notice-board.ts";

/** Notices of the screen that is shown, the most urgent first: all current ones, and those that the person has not closed. */
interface ScreenNotices {
  board: NoticeBoard;
  current: readonly PostedNotice[];
  open: readonly PostedNotice[];
  /** True where there is no space above the card. */
  atFoot: boolean;
}

/** Returns the notices of the screen that is shown. */
export function useScreenNotices(): ScreenNotices {
  useStyles(bannerStyles);
  useStyles(postedNoticeStyles);
  const board = noticeBoardOf(useEnvironment());
  const { current, closed, atFoot } = useSyncExternalStore(board.subscribe, board.get, board.get);
  const ours = noticesOn(routeOf(useLocation().pathname)?.screen, current);
  const open = ours.filter((notice) => !closed.has(notice)).slice(0, MAX_NOTICES);
  return { board, current: ours, open, atFoot };
}

/** Reports, before each paint, whether an element fits between the header and the card that it is in. */
export function useFits(
  frame: RefObject<HTMLElement | null>,
  onMeasured: (fits: boolean) => void,
): void {
  const measure = useEffectEvent(() => {
    const shown = frame.current;
    // A notice that the person has unfolded is part of the card.
    if (!shown || "unfolded" in shown.dataset) return;
    // A region may have a header of its own, whose class is not the portal's.
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    if (shown.getBoundingClientRect().top < header) onMeasured(false);
  });
  useLayoutEffect(() => {
    // Another screen may have space for it.
    onMeasured(true);
    const card = frame.current?.parentElement;
    // The card grows with a message in it, and with the reader's text.
    return card ? onResize(card, () => measure()) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // After the effect above, which would undo the first measurement.
  useLayoutEffect(() => measure());
}
