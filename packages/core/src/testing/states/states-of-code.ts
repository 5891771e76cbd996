import { calls } from "../../api/calls.ts";
import { codeLetters, codeOutcomes, type CodeSubject } from "../../errors/failure-codes.ts";
import { screenStates } from "./all-states.ts";
import { foreignPage, hostileUrl, refused } from "./answers.ts";
import type { RecordedAnswer, ScreenState } from "./screen-state.ts";

type CallName = keyof typeof calls;

/** Code as a person reads it to a help desk: L-503-7F3A, or its first two parts alone. */
const CODE = /^\s*([A-Z])[\s-]*(\d{3}|[A-Z]+)/u;

/**
 * The states on whose screens a code can be seen: those of the catalogue, else one that is made of them. None for what is
 * no code, and for what has no screen of its own.
 */
export function statesOfCode(code: string): readonly ScreenState[] {
  const [, letter = "", outcome = ""] = CODE.exec(code.toUpperCase()) ?? [];
  if (outcome === "") return [];
  const states = screenStates.filter((state) => letterOf(state) === letter);
  const known = states.filter((state) => outcomeOf(state) === outcome);
  if (known.length > 0) return known;
  const like = states.find(({ error }) => error);
  const answer = answerOf(outcome);
  return like && answer ? [withAnswer(like, answer, `${letter}-${outcome}`)] : [];
}

/** Tells a state that shows a code from one in which nothing failed. */
export function isFailure(state: ScreenState): boolean {
  return outcomeOf(state) !== "";
}

function letterOf(state: ScreenState): string {
  if (state.crashes) return codeLetters.crash;
  const subject: CodeSubject | undefined = state.error?.operation ?? operationOf(lastCall(state));
  return subject ? codeLetters[subject] : "";
}

/** The second part of the code; empty where nothing fails. */
function outcomeOf(state: ScreenState): string {
  if (state.isDone) return "";
  if (state.crashes) return codeOutcomes.stopped;
  const answer = state.answers?.[failingCall(state) ?? "login"];
  if (answer === undefined) return "";
  if (answer === "offline") return codeOutcomes.offline;
  if (answer === "never") return state.configuration ? codeOutcomes.timeout : "";
  if (answer.status !== undefined) return String(answer.status);
  if (typeof answer.body === "string") return codeOutcomes.unreadable;
  const text = JSON.stringify(answer.body);
  if (text.includes(hostileUrl)) return codeOutcomes.refusedUrl;
  return text.includes("errorMessage") ? codeOutcomes.serverText : "";
}

/** Answer to the call for an outcome that the catalogue has not recorded. */
function answerOf(outcome: string): RecordedAnswer | null {
  if (/^[45]\d\d$/u.test(outcome)) return refused(Number(outcome));
  if (outcome === codeOutcomes.offline) return "offline";
  if (outcome === codeOutcomes.timeout) return "never";
  return outcome === codeOutcomes.unreadable ? foreignPage : null;
}

/** The other calls are answered within the time limit. */
const SHORT_LIMIT_MS = 1500;

function withAnswer(state: ScreenState, answer: RecordedAnswer, code: string): ScreenState {
  const { error: _error, messages: _messages, ...like } = state;
  const failing = operationOf(failingCall(state));
  const answers = Object.fromEntries(
    callNames(state).map((name) => [
      name,
      operationOf(name) === failing ? answer : state.answers?.[name],
    ]),
  );
  return {
    ...like,
    answers,
    shows: `[data-code^="${code}-"]`,
    ...(answer === "never" && { configuration: { requestTimeoutMs: SHORT_LIMIT_MS } }),
  };
}

/** The call that the state's error is about, else the last one. */
function failingCall(state: ScreenState): CallName | undefined {
  const operation =
    state.error?.operation === "parentResetToken" ? "resetToken" : state.error?.operation;
  return callNames(state).find((name) => operationOf(name) === operation) ?? lastCall(state);
}

function lastCall(state: ScreenState): CallName | undefined {
  return callNames(state).at(-1);
}

function callNames({ answers = {} }: ScreenState): CallName[] {
  return Object.keys(answers) as CallName[];
}

function operationOf(name: CallName | undefined) {
  return name && calls[name].operation;
}
