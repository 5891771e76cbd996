import type { CallName } from "./calls.ts";
import type { CallFailure, Result } from "./result.ts";

type Response = Promise<Result<unknown, CallFailure>>;

/** The responses of calls that left before hydration, for the screens that would have made them. */
const started = new Map<CallName, Response>();

/** Offers the response of a call that has already been made. */
export function offerResponse<Data>(
  name: CallName,
  response: Promise<Result<Data, CallFailure>>,
): void {
  started.set(name, response);
}

/** The offered response, once; null where the call has to be made. */
export function takeResponse<Data>(name: CallName): Promise<Result<Data, CallFailure>> | null {
  const response = started.get(name);
  started.delete(name);
  // The response was read with the schema of the call that has this name.
  return (response as Promise<Result<Data, CallFailure>> | undefined) ?? null;
}

/** Withdraws an offered response: the next call is made. */
export function withdrawResponse(name: CallName): void {
  started.delete(name);
}

/** Whether a response is offered that no screen has taken. */
export function isResponseOffered(name: CallName): boolean {
  return started.has(name);
}
