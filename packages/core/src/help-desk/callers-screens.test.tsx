import { describe, expect, it } from "vitest";
import { sentencesOf } from "../errors/error-message.ts";
import english from "../i18n/dictionaries/en-CA.json";
import type { MessageKey } from "../i18n/message.ts";
import { playState, screenCodes, screenText, wordsOf } from "../testing/play-state.tsx";
import { share } from "../testing/share.ts";
import { isFailure, type ScreenState, screenStates } from "../testing/states/index.ts";
import { callerMessages, type CallerMessage } from "./caller-messages.ts";
import { statusClass } from "./code-parts.ts";
import { explainedCodes } from "./explained-codes.ts";
import { readCode } from "./read-code.ts";

const texts: Readonly<Record<string, string>> = english;

/** The keys of a message that the help desk is shown. */
function keysOf(message: CallerMessage): MessageKey[] {
  if (message.kind === "page") return [message.body];
  if (message.kind === "serverWords") return [];
  return sentencesOf(message.error).flatMap((sentence) => sentence?.message.key ?? []);
}

/** The server's words in a state, or the keys by which it names a text. */
function serverWords({ answers = {} }: ScreenState): string[] {
  const words = /"(?:friendlyMessage|errorMessage|translationKey)":"([^"]+)"/gu;
  return [...JSON.stringify(answers).matchAll(words)].map(([, found = ""]) => found);
}

/** Returns true where the screen has the message that the help desk is shown. */
function isShown(message: CallerMessage, state: ScreenState): boolean {
  if (message.kind === "serverWords") return serverWords(state).some(isOnScreen);
  return keysOf(message).every(isOnScreen);
}

function isOnScreen(key: string): boolean {
  const shown = screenText();
  return wordsOf(texts[key] ?? texts[`${key}_other`] ?? key).every((words) =>
    shown.includes(words),
  );
}

/** Messages that the help desk is shown for a code on the screen. */
function messagesOf(written: string): readonly CallerMessage[] {
  const code = readCode(written);
  const found = explainedCodes.filter(({ letter }) => letter === code?.letter);
  const row =
    found.find(({ outcome }) => outcome === code?.outcome) ??
    found.find(({ outcome }) => outcome === statusClass(code?.outcome ?? ""));
  return row ? callerMessages(row.subject, row.outcome) : [];
}

const failures = screenStates.filter((state) => isFailure(state) && !state.crashes);
const successes = screenStates.filter((state) => !isFailure(state) && !needsBrowser(state));

describe("a caller’s screen", () => {
  it.each(share(failures, 4))(
    "[QN-4] $id has a code, and the help desk is shown its very message",
    async (state) => {
      await playState(state);
      const codes = screenCodes().slice(-1);
      expect(codes).toHaveLength(1);
      const messages = codes.flatMap(messagesOf);
      expect(messages.some((message) => isShown(message, state))).toBe(true);
    },
  );

  it.each(failures.filter(({ id }) => /^entry-.*-for-an-hour$/u.test(id)))(
    "[QN-4] [EG-1] $id names the minutes to the help desk, too: the form that follows counts none down",
    async (state) => {
      await playState(state);
      const keys = screenCodes().flatMap(messagesOf).map(keysOf);
      expect(keys).toContainEqual(["SAVED_SIGN_IN_NOT_CHECKED", ...(state.messages ?? [])]);
    },
  );

  it.each(share(successes, 6))("[QN-4] $id has no code, because nothing failed", async (state) => {
    await playState(state);
    expect(screenCodes()).toEqual([]);
  });
});

/** States that wait for a call, or that need more than a page: offline, another tab, another browser language. */
function needsBrowser({ answers = {}, steps = [], ...state }: ScreenState): boolean {
  const isWaiting = Object.values(answers).includes("never");
  const hasSteps = steps.some((step) => "line" in step || "kept" in step);
  return isWaiting || hasSteps || state.id === "statistics-question" || "browserLanguages" in state;
}
