import { type PageShown, setPageShown } from "../attempt/page-shown.ts";
import { noSubmit } from "../attempt/sign-in-attempt.ts";
import { noteShownFailure } from "../errors/shown-failures.ts";
import { firstScript } from "../page/first-script.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import type * as messages from "./messages/index.ts";
import type { ShownProblem } from "./messages/show-problem.ts";

type Messages = typeof messages;

let loading: Promise<Messages | null> | undefined;
let loaded: Messages | null = null;

/** Loads the script that shows messages. Few visits need one, and it is there when they do. */
export function loadPageScript(): Promise<Messages | null> {
  return (loading ??= (async () => {
    const url = firstScript().messages ?? "";
    loaded = await import(/* @vite-ignore */ url).catch(() => null);
    // Another try may succeed.
    if (!loaded) loading = undefined;
    return loaded;
  })());
}

/** Loads the messages of the page. */
export function loadPageMessages(): void {
  void loadPageScript().then((script) => script?.loadMessages());
}

/** Loads them as soon as the page has the focus before React: without a connection they cannot be loaded. */
export function loadPageMessagesAtFocus(): void {
  window.addEventListener("focusin", () => {
    if (!hasMark("ready")) loadPageMessages();
  });
}

/** Takes the message of the last submit out of the page, unless it is React's. */
export function removePageMessage(): void {
  if (hasMark("ready")) return;
  loaded?.removeMessage();
  removeMark("messageShown");
  setPageShown({ progress: noSubmit, wait: null });
}

/**
 * Shows a problem in the prerendered page.
 * @param shown the state that the page shows then
 * @returns whether the page shows it, or nothing will; otherwise React does
 */
export async function showPageMessage(
  problem: ShownProblem,
  shown: Partial<PageShown>,
  isCurrent: () => boolean,
): Promise<boolean> {
  const script = await loadPageScript();
  const isShown = await script?.showProblem(problem, {
    isCurrent,
    onShown: (code) => {
      setMark("messageShown");
      if (code !== undefined) noteShownFailure(code);
      setPageShown({ wait: null, ...shown });
    },
    onWait: (wait) => setPageShown({ wait }),
  });
  return isShown || hasMark("broken");
}
