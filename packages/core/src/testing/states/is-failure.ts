import { calls } from "../../api/calls.ts";
import { hostileUrl } from "./answers.ts";
import type { RecordedAnswer, ScreenState } from "./screen-state.ts";

type CallName = keyof typeof calls;

/** Tells a state in which something failed from one in which nothing did. */
export function isFailure(state: ScreenState): boolean {
  if (state.isDone) return false;
  if (state.crashes) return true;
  const answer = state.answers?.[lastCallOf(state) ?? "login"];
  return answer !== undefined && isFailedAnswer(answer, state);
}

/** The call that the state's error is about, else the last one. */
function lastCallOf({ answers = {}, error }: ScreenState): CallName | undefined {
  const names = Object.keys(answers) as CallName[];
  const operation = error?.operation === "parentResetToken" ? "resetToken" : error?.operation;
  return names.find((name) => calls[name].operation === operation) ?? names.at(-1);
}

function isFailedAnswer(answer: RecordedAnswer, { configuration }: ScreenState): boolean {
  if (answer === "offline") return true;
  if (answer === "never") return configuration !== undefined;
  if (answer.status !== undefined || typeof answer.body === "string") return true;
  const text = JSON.stringify(answer.body);
  return text.includes(hostileUrl) || text.includes("errorMessage");
}
