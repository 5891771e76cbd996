import { hostileUrl } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

/** Tells a state in which something failed: it names its error, or its last call was answered by a failure. */
export function isFailure(state: ScreenState): boolean {
  if (state.isDone) return false;
  if (state.crashes || state.error) return true;
  const answer = Object.values(state.answers ?? {}).at(-1);
  return answer !== undefined && isFailedAnswer(answer, state);
}

function isFailedAnswer(answer: StateAnswer, { configuration }: ScreenState): boolean {
  if (answer === "offline") return true;
  if (answer === "never") return configuration?.requestTimeoutMs !== undefined;
  if (answer.status !== undefined || typeof answer.body === "string") return true;
  const text = JSON.stringify(answer.body);
  return text.includes(hostileUrl) || text.includes("errorMessage");
}
