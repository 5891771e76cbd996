import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";

/** A page of a browser, with what the journeys need of it and no more: so much, every engine can be asked for. */
export interface Tab {
  /** Starts to go to an address and does not wait for it: a page may be tried before it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, with a word from outside; what comes out can be written as JSON. */
  read<Answer>(probe: (given: string) => Answer, given: string): Promise<Awaited<Answer>>;
  /** Clicks on an element, as a person does: with a pointer that hits what is on top. */
  click(selector: string): Promise<void>;
  /** Types into a field, behind what is in it; `\n` is the Enter key. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<unknown>;
}

/** A running browser of one engine. */
export interface Engine {
  /** Opens a page that knows nothing of any other. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

/** After which a question counts as lost: WebKit's driver never answers one that a page took along as it went. */
const ANSWER_MS = 2000;

/**
 * Asks again and again until the answer is as wished. A page on its way to another one answers with an error, or not at
 * all; that counts as not yet.
 * @throws with the last answer, when it never is
 */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isWished: (answer: Answer) => boolean,
): Promise<void> {
  await expect(async () => {
    const answer = await Promise.race([ask(), pause(ANSWER_MS)]);
    expect(answer !== undefined && isWished(answer), `the answer: ${JSON.stringify(answer)}`).toBe(
      true,
    );
  }).toPass({ timeout: 30_000, intervals: [40] });
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

/** Waits until the page's address ends like this; a driver may name one that its engine is still on the way to. */
export async function untilAt(tab: Tab, path: string): Promise<void> {
  await until(
    () => tab.read(() => location.href, ""),
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
