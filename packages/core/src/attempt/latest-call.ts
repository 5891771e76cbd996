import type { FormFields } from "./retry-wait.ts";
import { normalizeIdentifier } from "./sign-in-values.ts";

interface Form extends FormFields {
  /** True where a success opens an account. */
  opensAccount?: boolean | undefined;
}

/** Calls that open an account, with their usernames. They outlive their forms. */
const openingCalls = new Map<AbortController, string>();

/** The latest call of a form, the username that it was made for, and what was typed since. */
export function createLatestCall({ opensAccount, ...fields }: Form) {
  const { readIdentifier, readPasswords, emptyPasswords } = fields;
  let sent = "";
  let sentPasswords = "";
  let controller: AbortController | undefined;
  let isChanged = false;
  /** Returns true for a username that was not sent: another person may be at the screen by now. */
  const isOther = (username: string) =>
    sent !== "" && !["", sent].includes(normalizeIdentifier(username));
  const noteChange = () => {
    isChanged = true;
  };
  const forget = () => {
    controller = undefined;
    window.removeEventListener("input", noteChange, true);
  };
  return {
    /** Begins the next one. @returns its signal */
    begin: (username: string) => {
      sent = normalizeIdentifier(username);
      sentPasswords = readPasswords();
      isChanged = false;
      window.addEventListener("input", noteChange, true);
      controller = new AbortController();
      if (opensAccount) beginOpening(controller, sent);
      return controller.signal;
    },
    /** Returns true while the outcome of the call with this signal counts. */
    isLatest: (signal: AbortSignal) => signal === controller?.signal,
    /** Returns true where something was typed since the call left. */
    isChanged: () => isChanged,
    /** Returns true where a call was begun. */
    hasSent: () => sent !== "",
    isOther,
    isTypedOver: () => isOther(readIdentifier()),
    /** Empties passwords that are right, but whose person has gone. Those that were typed since stay. */
    emptySentPasswords: () => readPasswords() === sentPasswords && emptyPasswords(),
    /** Ignores the outcome of the call, which runs to its end unless another person signs in. */
    forget,
    /** Aborts the call, whose outcome is ignored: its answer might bring the session of the person before. */
    abort: () => {
      controller?.abort();
      forget();
    },
  };
}

/** Ends the calls of other usernames, whichever form made them: an answer might bring the session of the person before. */
function beginOpening(controller: AbortController, sent: string) {
  for (const [call, username] of openingCalls) {
    if (username === sent) continue;
    call.abort();
    openingCalls.delete(call);
  }
  openingCalls.set(controller, sent);
}
