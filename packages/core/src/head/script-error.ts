import { endQueuedSubmit, showBrokenPage } from "../browser/broken-page.ts";
import { reloadOnce } from "../browser/reload-once.ts";

/**
 * Reloads a page whose script is gone since a deployment, once for each build. Where that has not helped, or nothing can
 * be remembered, the page says that it does not work.
 */
export function handleScriptError(): void {
  const { dataset } = document.documentElement;
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
      if ("first" in target.dataset) {
        target.dataset["failed"] = "";
        // The portal has a copy of the first script; a broken page has no portal.
        if ("broken" in dataset) endQueuedSubmit();
        return;
      }
      // No reload helps a browser that is too old; the page says so.
      const notice = document.querySelector(".wm-outdated");
      if (notice && notice.getClientRects().length > 0) return;
      // A reload would abort the sign-in that has been sent, or lose its message.
      const isInUse = "sending" in dataset || "messageShown" in dataset;
      if (!isInUse && reloadOnce()) {
        dataset["reloading"] = "";
        return;
      }
      showBrokenPage();
    },
    true,
  );
}
