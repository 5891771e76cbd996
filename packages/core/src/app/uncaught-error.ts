import type { RootOptions } from "react-dom/client";
import { uuid } from "../browser/uuid.ts";
import { readPageConfiguration } from "../config/page-configuration.ts";
import { stopCode } from "../errors/occurrence.ts";
import type { Region } from "../layout/region.ts";
import { showBrokenPage } from "../page/broken-page.ts";
import { removeMark } from "../page/marks.ts";
import { rememberFields, restoreFields } from "../page/prerendered-fields.ts";
import { reporterOf } from "../reporting/reporter-of.ts";

/** Reports a mistake that no error boundary can catch. */
export function reportUncaught({ reports }: Pick<Region, "reports">, error: unknown): void {
  const { configuration } = readPageConfiguration();
  const code = stopCode("crash", uuid());
  // The region's own statistics are not read: they may be the mistake.
  const analytics = { consent: "ask" } as const;
  reporterOf({ reports, analytics }, configuration)({ kind: "crash", code, error: () => error });
}

/** Handles a mistake outside of all error boundaries, after which React shows nothing. */
export function uncaughtErrorHandler(
  element: HTMLElement,
  region: Region,
): RootOptions["onUncaughtError"] {
  const showPage = keepPrerenderedPage(element);
  return (error) => {
    // oxlint-disable-next-line no-console -- as React does
    console.error(error);
    reportUncaught(region, error);
    // React has emptied the element, and is not done with it.
    queueMicrotask(showPage);
  };
}

/**
 * Keeps a copy of the page as it is before React.
 * @returns a function that shows the copy again, as a broken page whose form the first script sends
 */
function keepPrerenderedPage(element: HTMLElement): () => void {
  const copy = element.cloneNode(true);
  let removed: Node[] = [];
  const changes = new MutationObserver((records) => {
    removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
  });
  changes.observe(element, { childList: true });
  return () => {
    // What was typed since is in what React has removed.
    const last = document.createElement("div");
    last.append(...removed);
    rememberFields(last);
    element.replaceChildren(...copy.childNodes);
    restoreFields();
    removeMark("ready");
    showBrokenPage();
  };
}
