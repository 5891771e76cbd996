/** State of a sign-in page's entry in the browser's history. It outlives a reload. */
interface SignInState {
  /** The stored sign-in may be another person's: it is used once the person says so. */
  asks?: true;
}

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
