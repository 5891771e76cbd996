import { answered, refused, WAITING } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const email = {
  flow: "verification",
  route: "/verify/:token/:tokenType/:languageType/:translationLanguage",
  path: "/verify/tok-1/PersonalEmail/0/1",
} as const;
const username = {
  flow: "verification",
  route: "/confirmusernamechange/:token/:tokenType/:languageType/:translationLanguage",
  path: "/confirmusernamechange/tok-1/UserName/0/1",
} as const;

function verified(id: string, verifyEmail: StateAnswer, more: Partial<ScreenState>): ScreenState {
  return { ...email, id: `verify-${id}`, answers: { verifyEmail }, ...more };
}

/** The link has expired, and a new one is asked for. */
function resent(id: string, resendVerification: StateAnswer, more: Partial<ScreenState>) {
  return verified(id, refused(410), {
    answers: { verifyEmail: refused(410), resendVerification },
    steps: [{ press: ".wm-resend button" }],
    ...more,
  });
}

const expired = { operation: "verification", key: "VERIFY_LINK_EXPIRED" } as const;

export const verificationStates: readonly ScreenState[] = [
  verified("waiting", "never", { shows: WAITING }),
  verified("done", answered({ data: { email: "maya@home.example" } }), { shows: ".wm-fact" }),
  verified("with-a-saved-sign-in", answered({ data: { email: "maya@home.example" } }), {
    appToken: "token-1",
    steps: [{ press: "main a.wm-button" }],
    messages: ["SAVED_SIGN_IN_UNSURE"],
  }),
  verified("expired", refused(410), { error: expired }),
  verified("used", refused(409), {
    error: { operation: "verification", key: "VERIFY_LINK_USED" },
    isDone: true,
  }),
  verified("failed", refused(500), {
    error: { operation: "verification", key: "VERIFY_NOT_POSSIBLE" },
  }),
  verified("incomplete", refused(404), {
    messages: ["VERIFY_NOT_POSSIBLE", "VERIFY_LINK_INCOMPLETE"],
  }),
  resent("resend-busy", "never", { shows: ".wm-resend [aria-busy=true]" }),
  resent("resent", answered({}), { shows: "main [data-tone=success]" }),
  resent("resent-to", answered({ data: { email: "maya@home.example" } }), {
    shows: ".wm-fact bdi",
  }),
  resent("not-resent", refused(404), {
    error: { operation: "resendVerification", key: "RESEND_FAILED" },
  }),
  {
    ...username,
    id: "username-done",
    answers: { confirmUsernameChange: answered({ data: { newEmail: "maya@home.example" } }) },
    shows: ".wm-fact",
  },
  {
    ...username,
    id: "username-expired",
    answers: { confirmUsernameChange: refused(410) },
    error: expired,
  },
];
