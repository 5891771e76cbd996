import { deferred } from "../../browser/lazy-chunk.tsx";

/** The notices of the screen, above its card. Lazy: no page waits for them, and most have none. */
export const DeferredPostedNotices = deferred(
  async () => (await import("./posted-notices.tsx")).PostedNotices,
);

/** The notice in which a failure is named. */
export const DeferredNoticeLine = deferred(
  async () => (await import("./posted-notices.tsx")).NoticeLine,
);
