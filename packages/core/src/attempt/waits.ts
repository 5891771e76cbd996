import { waitMsLeft } from "../api/retry-after.ts";
import type { Operation } from "../errors/operations.ts";
import { emptyPasswords } from "./empty-passwords.ts";
import { readIdentifier } from "./form-element.ts";
import {
  continueWait,
  type KeptWait,
  type RetryWait,
  type RetryWaitOptions,
  startRetryWait,
} from "./retry-wait.ts";

/** The waits of the page's form: each username has its own, and a later answer to another one does not end it. */
export interface Waits {
  /** Starts the wait of a failure. @returns it, or null without one */
  start: (options: RetryWaitOptions) => RetryWait | null;
  /** Continues the waits that earlier forms have left. @returns the one for what this form holds */
  adopt: (operation: Operation) => RetryWait | undefined;
  /** Blocks a send of what the form holds now, where it has to wait. @returns the wait that blocks it */
  blockSend: () => RetryWait | undefined;
  /** Stops counting with the form. */
  end: () => void;
}

/**
 * The waits of forms that were left: a step to another page and back ends none. In memory only, because they name people.
 */
export const keptWaits = new Set<KeptWait>();

const formFields = { readIdentifier, emptyPasswords };

export function createWaits(): Waits {
  let waits: RetryWait[] = [];
  return {
    start: (options) => {
      const wait = startRetryWait({ ...options, ...formFields });
      for (const each of waits) if (each.get().seconds === 0) each.end();
      waits = waits.filter((each) => each.get().seconds > 0);
      if (wait) waits.push(wait);
      return wait;
    },
    adopt: (operation) => {
      const taken = takeKept(operation).map((kept) => continueWait(kept, formFields));
      waits.push(...taken);
      // Only one of these: a wait of this form is shown already, or was reset by a return to the page.
      return taken.find((wait) => wait.get().blocks);
    },
    blockSend: () => waits.find((wait) => wait.blockSend()),
    end: () => {
      for (const wait of waits) {
        wait.end();
        // A wait without a username would block the next person, too.
        if (wait.kept.sent !== "") keptWaits.add(wait.kept);
      }
      waits = [];
    },
  };
}

/** Takes the waits of an operation that are not over. */
function takeKept(operation: Operation): KeptWait[] {
  const taken = [...keptWaits].filter((kept) => kept.operation === operation);
  for (const kept of taken) keptWaits.delete(kept);
  return taken.filter(({ wait }) => waitMsLeft(wait) > 0);
}
