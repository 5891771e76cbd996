import type { Plugin } from "vite";
import { edited } from "./edited.ts";

const SCHEDULER = /\/node_modules\/scheduler\/cjs\/scheduler\.production\.js$/u;
const LISTENER = "channel.port1.onmessage = performWorkUntilDeadline;";
/** In a task of its own, as a message has: the portal may dispatch this event while React works. */
const ON_RETURN = `addEventListener("pageshow", () => setTimeout(performWorkUntilDeadline));`;

/**
 * Has React continue on a page that returns from the back/forward cache. Firefox loses a message of a page that it puts
 * there, and React's scheduler would wait for it without end: no link would lead on.
 */
export function awakeScheduler(): Plugin {
  return {
    name: "waymark:awake-scheduler",
    apply: "build",
    transform(code, id) {
      if (!SCHEDULER.test(id)) return null;
      const awake = withReturn(code);
      if (!awake)
        this.warn("React's scheduler has changed: in Firefox no link may lead on after Back.");
      return awake;
    },
  };
}

/** Adds the listener to the scheduler's code; null where that is another one. */
export function withReturn(code: string) {
  const at = code.indexOf(LISTENER);
  return at === -1 ? null : edited(code, (text) => void text.appendLeft(at, ON_RETURN));
}
