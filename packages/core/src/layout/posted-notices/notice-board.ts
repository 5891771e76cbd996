import { readSession, writeSession } from "../../browser/storage.ts";
import { createStore } from "../../browser/store.ts";
import { type Environment, onePerPortal } from "../../config/environment.ts";
import { type PostedNotice, readNotices } from "../../config/posted-notice.ts";
import { isCurrent, mergeNotices } from "../../config/shown-notices.ts";
import { loadNotices } from "./load-notices.ts";

/** State of the board. */
interface BoardState {
  current: readonly PostedNotice[];
  /** Those of them that the person has closed in this visit. */
  closed: ReadonlySet<PostedNotice>;
  /** True where the notices do not fit above the card, and are at the foot of the window. */
  atFoot: boolean;
}

const nothing: BoardState = { current: [], closed: new Set(), atFoot: false };
/** Notices are not read again within this time. */
const FRESH_MS = 60_000;
/** Timers do not run while a device sleeps, so the time is compared at least this often. */
const LOOK_MS = 60_000;
const CLOSED = "closedNotices";

export type NoticeBoard = ReturnType<typeof createBoard>;

/** The notices of a page, which all parts of it share. */
export const noticeBoardOf = /* @__PURE__ */ onePerPortal(createBoard);

function createBoard({ configuration }: Environment) {
  const configured = readNotices(configuration.notices);
  // oxlint-disable-next-line no-console -- for who configures the page
  for (const fault of configured.faults) console.warn(`portal-config: notices, ${fault}`);
  const store = createStore(nothing);
  const closed = new Set(readSession(CLOSED).split("\n"));
  let known = configured.notices;
  let clockOffset = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let views = 0;

  function update(change: Partial<BoardState> = {}): void {
    const now = Date.now() + clockOffset;
    const current = known.filter((notice) => isCurrent(notice, now));
    const hidden = current.filter((notice) => closed.has(identityOf(notice)));
    clearTimeout(timer);
    if (views > 0) timer = setTimeout(update, untilChange(known, now));
    store.set({ ...store.get(), ...change, current, closed: new Set(hidden) });
  }

  /** Reads the host's file, unless that was done a moment ago. */
  async function refresh(): Promise<void> {
    // The device's clock may have been set back.
    if (Math.abs(Date.now() - loadedAt) < FRESH_MS) return;
    loadedAt = Date.now();
    const loaded = await loadNotices(`${configuration.basePath}/notices.json`);
    clockOffset = loaded.clockOffset ?? clockOffset;
    // If the file cannot be read, the known notices stay.
    if (loaded.notices) known = mergeNotices(configured.notices, loaded.notices);
    update();
  }

  const refreshWhenVisible = () => {
    if (document.visibilityState === "visible") void refresh();
  };

  return {
    get: store.get,
    subscribe: (listener: () => void) => {
      const unsubscribe = store.subscribe(listener);
      views += 1;
      if (views === 1) document.addEventListener("visibilitychange", refreshWhenVisible);
      update();
      void refresh();
      return () => {
        unsubscribe();
        views -= 1;
        if (views > 0) return;
        document.removeEventListener("visibilitychange", refreshWhenVisible);
        clearTimeout(timer);
      };
    },
    /** Hides a notice until the tab is closed, or its text is another one. */
    close: (notice: PostedNotice) => {
      closed.add(identityOf(notice));
      writeSession(CLOSED, [...closed].join("\n"));
      update();
    },
    setAtFoot: (atFoot: boolean) => {
      if (atFoot !== store.get().atFoot) update({ atFoot });
    },
  };
}

/** Returns in how many milliseconds a notice may begin or end. */
function untilChange(known: readonly PostedNotice[], now: number): number {
  const waits = known
    .flatMap(({ from, until }) => [from ?? "", until])
    .map((moment) => Date.parse(moment) - now)
    .filter((wait) => wait > 0);
  return Math.min(...waits, LOOK_MS);
}

/** Returns what tells a notice from others, and from itself with another text. */
export function identityOf({ id, text }: PostedNotice): string {
  return JSON.stringify([id, text]);
}
