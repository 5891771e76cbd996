import { setTimeout as pause } from "node:timers/promises";
import type { Tab } from "./engine.ts";

const PATIENCE_MS = 15_000;
const PAUSE_MS = 40;
/** After which a question counts as lost: WebKit's driver never answers one that a page took along as it went. */
const ANSWER_MS = 2000;
const lost = Symbol("no answer");

/**
 * Asks again and again until the answer is as wished. A page on its way to another one answers with an error, or not at
 * all; that counts as not yet.
 * @throws with the last answer, when it never is
 */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isWished: (answer: Answer) => boolean,
): Promise<Answer> {
  const patience = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < patience) {
    try {
      const answer = await Promise.race([ask(), pause(ANSWER_MS, lost)]);
      if (answer !== lost && isWished(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`It never came: the last was ${String(last)}`);
}

/** Waits until an element is on the page and can be seen. */
export async function untilSeen(tab: Tab, selector: string): Promise<void> {
  await until(
    () =>
      tab.read((wanted) => {
        const element = document.querySelector(wanted);
        if (element === null) return `no ${wanted}`;
        // Old engines have no `checkVisibility`.
        const isDrawn = element.getClientRects().length > 0;
        const isVisible = getComputedStyle(element).visibility === "visible";
        return (isDrawn && isVisible) || `hidden ${wanted}`;
      }, selector),
    (answer) => answer === true,
  );
}

/** Waits until the page's address ends like this. */
export async function untilAt(tab: Tab, path: string): Promise<void> {
  await until(
    () => tab.url(),
    (url) => url.endsWith(path),
  );
}

/** Waits until an element says what is wished. */
export async function untilSays(tab: Tab, selector: string, words: string): Promise<void> {
  await until(
    () => tab.read((wanted) => document.querySelector(wanted)?.textContent ?? "", selector),
    (text) => text.includes(words),
  );
}
