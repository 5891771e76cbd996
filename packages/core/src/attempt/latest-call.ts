import { normalized } from "./normalized.ts";

/** The latest call of a form, and the username that it was made for. */
export function createLatestCall() {
  let sent = "";
  let controller = new AbortController();
  return {
    /** Begins the next one. @returns its signal: once it is aborted, the outcome is to be ignored */
    begin: (username: string) => {
      sent = normalized(username);
      controller = new AbortController();
      return controller.signal;
    },
    /** Returns true for a username that was not sent: another person may be at the screen by now. */
    isOther: (username: string) => !["", sent].includes(normalized(username)),
    /** Gives the call up: its answer might bring the session of the person before. */
    giveUp: () => controller.abort(),
  };
}
