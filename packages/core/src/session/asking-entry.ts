import type { SignInState } from "../navigation/entry-state.ts";

/** Returns true when a state of the history's entry says that its page asks whose the stored sign-in is. */
export function isAsking(state: unknown): boolean {
  return (Object(state) as SignInState).asks === true;
}

/** Notes in this entry of the history whether its page asks whose the stored sign-in is: a reload asks again. */
export function setAsking(asks: boolean): void {
  const { state } = history;
  // The entry of a sign-in page remembers nothing else.
  const usr = asks ? { asks } : null;
  if (isAsking(state?.usr) !== asks) history.replaceState({ ...state, usr }, "");
}
