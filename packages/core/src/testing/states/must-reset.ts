import { answered, refused, saying } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const mustReset = answered({
  data: { isMustResetPassword: true, userAccountId: 7, jwtToken: "token-1" },
});
const signIn = [
  { fill: { username: "owen.fraser", password: "temporary-24" } },
  { send: true },
  { see: "input[autocomplete=new-password]" },
] as const;

/** The user signs in, must change the password, and continues from there. */
function changing(
  id: string,
  more: Partial<ScreenState> & { password?: string } = {},
): ScreenState {
  const { password, answers, ...rest } = more;
  const change = [{ fill: { password: password ?? "" } }, { send: true }] as const;
  return {
    id: `must-reset-${id}`,
    flow: "must-reset",
    route: "/mustreset",
    path: "/",
    answers: { login: mustReset, loginSd: mustReset, ...answers },
    steps: [...signIn, ...(password === undefined ? [] : change)],
    shows: "input[autocomplete=new-password]",
    ...rest,
  };
}

const mustResetPassword = (answer: StateAnswer) => ({ answers: { mustResetPassword: answer } });
const password = "quiet river 8";

export const mustResetStates: readonly ScreenState[] = [
  {
    id: "must-reset-left",
    flow: "must-reset",
    route: "/mustreset",
    path: "/mustreset",
    messages: ["STEP_ENDED"],
  },
  changing("ready"),
  changing("too-short", { password: "river", messages: ["MIN_CHARACTER_WARNING_8"] }),
  changing("busy", {
    password,
    ...mustResetPassword("never"),
    shows: "[type=submit][aria-busy=true]",
  }),
  changing("not-saved", {
    password,
    ...mustResetPassword(saying("Password was used before")),
    error: { operation: "mustResetPassword", key: "GENERIC_ERROR" },
    messages: ["OTHER_PASSWORD"],
  }),
  changing("too-late", {
    password,
    ...mustResetPassword(refused(401)),
    messages: ["CHANGE_ENDED", "GENERIC_ERROR"],
  }),
  changing("answered-in-words", {
    password,
    ...mustResetPassword(
      answered({ data: { errorMessage: "Choose one you have not had before." } }),
    ),
    shows: ".wm-summary",
  }),
  changing("done", {
    password,
    ...mustResetPassword(answered({})),
    messages: ["PASSWORD_CHANGED"],
    shows: ".wm-notice",
  }),
];
