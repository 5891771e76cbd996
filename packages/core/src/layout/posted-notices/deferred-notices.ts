import { deferred } from "../../browser/lazy-chunk.tsx";

const postedNotices = () => import("./posted-notices.tsx");

/** The notice that a failure names. */
export const DeferredNoticeLine = deferred(postedNotices, ({ NoticeLine }) => NoticeLine);

/** The notices of the screen, above its card. Lazy: no page waits for them, and most have none. */
export const DeferredPostedNotices = deferred(
  async () => {
    // Before the notices: a notice line that is loaded after its failure would move the fields.
    await DeferredNoticeLine.preload();
    return postedNotices();
  },
  ({ PostedNotices }) => PostedNotices,
);
