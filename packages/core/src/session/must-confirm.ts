/** State of a sign-in page's entry in the browser's history. It outlives a reload. */
interface SignInState {
  /** The stored sign-in may be another person's: it is resumed only once the person confirms it. */
  // Entries outlive a deployment, so they keep the name that earlier builds wrote.
  asks?: true;
}

/** Returns true when, by the state of a history entry, its page lets the person confirm the stored sign-in. */
export function mustConfirm(state: unknown): boolean {
  return (Object(state) as SignInState).asks === true;
}

/** Notes in this history entry whether the person has to confirm the stored sign-in: it outlives a reload. */
export function setMustConfirm(isNeeded: boolean): void {
  const { state } = history;
  // The entry of a sign-in page remembers nothing else.
  const usr: SignInState | null = isNeeded ? { asks: true } : null;
  if (mustConfirm(state?.usr) !== isNeeded) history.replaceState({ ...state, usr }, "");
}
