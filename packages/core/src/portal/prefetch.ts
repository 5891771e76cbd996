import { loadAnswerShapes } from "../api/answer-shapes.ts";
import { loadForgotScreen } from "./lazy-screens.ts";

/**
 * Fetches, when the page has nothing better to do, what is most likely wanted next: what answers are checked with, and the
 * screen behind the link that most people take. Not where the person asks to save data.
 */
export function prefetchNext(): () => void {
  if (savesData()) return () => undefined;
  const fetchAll = () => {
    for (const load of [loadAnswerShapes, loadForgotScreen]) void load().catch(() => undefined);
  };
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(fetchAll, 3000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(fetchAll, { timeout: 10_000 });
  return () => window.cancelIdleCallback(handle);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
