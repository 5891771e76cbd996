import { isTokenStored } from "../session/other-tabs.ts";
import { emptyPasswords } from "./empty-passwords.ts";
import { readIdentifier, readPassword } from "./form-element.ts";
import { normalizeIdentifier } from "./sign-in-values.ts";

/** The form of an attempt; its fields are those of the page's form. */
export interface AttemptForm {
  /**
   * True where a success opens an account. Another username may be another person's: it is sent at once, and aborts the
   * earlier call. Typing it also stops the next page.
   */
  opensAccount?: boolean | undefined;
}

/** Calls that open an account, with their usernames; a stored sign-in has none. They outlive their forms. */
const openingCalls = new Map<AbortController, string | undefined>();

/**
 * Aborts the calls that open an account, except those of this username. A response might also set the session of an earlier
 * person. As a listener it aborts all, because an event is no username.
 */
function abortOpeningCalls(username: string | Event | undefined): void {
  for (const [call, name] of openingCalls) {
    if (name === username) continue;
    openingCalls.delete(call);
    call.abort();
  }
}

/** Aborts them once another tab signs in. A stored sign-in compares its token itself. */
const onStorage = (event: StorageEvent) => isTokenStored(event) && abortOpeningCalls(undefined);

/**
 * Begins a call that opens an account, and aborts those of other usernames. It ends once another tab signs in, also where its form
 * was left. It ends with its page, too: the back/forward cache may keep the page. The call would set the session after that of
 * another person.
 * @returns its controller
 */
export function beginOpeningCall(username?: string): AbortController {
  abortOpeningCalls(username);
  const call = new AbortController();
  openingCalls.set(call, username);
  window.addEventListener("pagehide", abortOpeningCalls);
  window.addEventListener("storage", onStorage);
  return call;
}

export type LatestCall = ReturnType<typeof createLatestCall>;

/** The latest call of a form, with the username and password that it sent, compared with the form now. */
export function createLatestCall({ opensAccount }: AttemptForm) {
  let sent = "";
  let sentPassword: string | undefined;
  let controller: AbortController | undefined;
  let isChanged = false;
  /** Returns true for a username that was not sent, and may be another person's. */
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
    /** Begins the next call. @returns its signal */
    begin: (username: string) => {
      sent = normalizeIdentifier(username);
      sentPassword = readPassword();
      isChanged = false;
      window.addEventListener("input", noteChange, true);
      controller = opensAccount ? beginOpeningCall(sent) : new AbortController();
      return controller.signal;
    },
    /** Returns true while the outcome of the call with this signal counts. */
    isLatest: (signal: AbortSignal) => signal === controller?.signal && !signal.aborted,
    /** Returns true where something was typed since the call left. */
    isChanged: () => isChanged,
    /** Returns true where the password is no longer the one that was sent. */
    isRetyped: () => readPassword() !== sentPassword,
    /** Returns true for the username and password that were sent. */
    isSame: (username: string, password: string) =>
      normalizeIdentifier(username) === sent && password === sentPassword,
    /** Returns true where a call was begun. */
    hasSent: () => sent !== "",
    isOther,
    isTypedOver: () => isOther(readIdentifier()),
    /** Empties a password that is right, but whose person has gone. One that was typed later stays. */
    emptySentPassword: () => readPassword() === sentPassword && emptyPasswords(),
    /** Ignores the outcome of the call, which runs to its end unless another person signs in or the page is left. */
    forget,
    /** Aborts the call and ignores its outcome: its response might set the session of the earlier person. */
    abort: () => {
      controller?.abort();
      forget();
    },
  };
}
