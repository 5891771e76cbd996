import { logoutCall } from "../api/sign-in-calls.ts";
import { useSend } from "../api/use-send.ts";
import { onePerPortal, useEnvironment } from "../config/environment.ts";
import { cancelLeaving } from "../navigation/leave-portal.ts";
import { useSendToSignIn } from "./sign-in-reason.ts";
import { forgetSignIn } from "./stored-session.ts";
import type { Result } from "../api/result.ts";
import { createStore, type Readable } from "../browser/store.ts";
import { STILL_TRYING_MS } from "../config/constants.ts";

/**
 * Returns a function that signs out on this device and goes to sign-in, whatever the call returns. The call is made if the
 * configuration names its path.
 */
export function useLogOut(): () => void {
  const environment = useEnvironment();
  const sendToSignIn = useSendToSignIn();
  const send = useSend();
  return () => {
    const { logoutPath } = environment.configuration;
    // A workspace that is being opened would open for the next person. Before the call, which this would abort.
    cancelLeaving();
    forgetSignIn();
    if (logoutPath) logOutRequestOf(environment).send(() => send(logoutCall(logoutPath), {}));
    // Back must not lead to the workspaces again.
    sendToSignIn("signedOut");
  };
}

/** State of the log-out request: pending or not made, retrying, failed, sent on retry. */
export type LogOutState = "none" | "retrying" | "failed" | "sent";

type LogOutCall = () => Promise<Result<unknown>>;

/** The log-out call, whose outcome outlives the screen that made it. */
export interface LogOutRequest extends Readable<LogOutState> {
  /** Makes the call. */
  send: (call: LogOutCall) => void;
  /** Makes it again. */
  retry: () => void;
}

export const logOutRequestOf = /* @__PURE__ */ onePerPortal(createLogOutRequest);

function createLogOutRequest(): LogOutRequest {
  const state = createStore<LogOutState>("none");
  let call: LogOutCall | null = null;
  /** The latest try, whose failure is shown; null once the server has accepted the log-out. */
  let latest: symbol | null = null;

  async function makeCall() {
    const made = call;
    const own = (latest = Symbol("try"));
    const fail = () => {
      if (own === latest) state.set("failed");
    };
    // A call that takes long is treated like a failed one, and may still succeed.
    const timer = setTimeout(fail, STILL_TRYING_MS);
    try {
      const result = await made?.();
      if (!result?.ok) fail();
      // A call of an earlier log-out says nothing about this one.
      else if (made === call) {
        latest = null;
        if (state.get() !== "none") state.set("sent");
      }
    } catch (error) {
      fail();
      // A programming mistake: reported, but the person stays signed out.
      reportError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    send: (next) => {
      call = next;
      state.set("none");
      void makeCall();
    },
    retry: () => {
      state.set("retrying");
      void makeCall();
    },
    get: state.get,
    subscribe: state.subscribe,
  };
}
