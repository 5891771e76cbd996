import { normalized } from "./retry-wait.ts";

/** A call that has left. */
interface LatestCall {
  /** The username that was sent, as it is compared. */
  username: string;
  controller: AbortController;
  signal: AbortSignal;
  /** False once its outcome is to be ignored. */
  counts: boolean;
}

/** The latest call of a form, and for whom it was made. */
export function createLatestCall() {
  let latest = newCall("");
  const forget = () => {
    latest.counts = false;
  };
  const isOther = (username: string) => !["", latest.username].includes(normalized(username));
  return {
    /** Begins the next one; its outcome counts from now on. */
    begin: (username: string) => (latest = newCall(username)),
    /** Ignores its outcome. */
    forget,
    /** Returns true for a username that was not sent: another person may be at the screen by now. */
    isOther,
    /**
     * Ends the call for a submit with another username: its answer would bring the session of the person before.
     * @returns whether it has ended
     */
    makesWayFor: (username: string) => {
      if (!isOther(username)) return false;
      forget();
      latest.controller.abort();
      return true;
    },
  };
}

function newCall(username: string): LatestCall {
  const controller = new AbortController();
  return { username: normalized(username), controller, signal: controller.signal, counts: true };
}
