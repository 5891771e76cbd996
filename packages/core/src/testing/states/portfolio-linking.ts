import { answered, refused } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const base = {
  flow: "portfolio-linking",
  route: "/portfoliolinking/:k/:userType",
  path: "/portfoliolinking/k1/educator",
} as const;
const fill = { fill: { username: "ms.roy", password: "maple-trail-24" } } as const;

/** The user links an account; the state is the result. */
function linked(id: string, answer: StateAnswer, more: Partial<ScreenState>): ScreenState {
  const steps = [fill, { send: true }] as const;
  return { ...base, id: `linking-${id}`, answers: { portfolioLinking: answer }, steps, ...more };
}

export const portfolioLinkingStates: readonly ScreenState[] = [
  {
    id: "account-choice",
    flow: "portfolio-linking",
    route: "/account/:k",
    path: "/account/k1",
  },
  { ...base, id: "linking-educator" },
  {
    ...base,
    id: "linking-student",
    route: "/portfoliolinking/:k",
    path: "/portfoliolinking/k1",
  },
  { ...base, id: "linking-nothing-typed", steps: [{ send: true }], messages: ["REQUIRED"] },
  linked("busy", "never", { shows: "[type=submit][aria-busy=true]" }),
  linked("refused", refused(401), {
    error: { operation: "portfolioLinking", key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
    shows: ".wm-summary",
  }),
  linked("refused-twice", refused(401), {
    steps: [fill, { send: true }, { see: ".wm-summary" }, { send: true }],
    error: { operation: "portfolioLinking", key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
    shows: ".wm-next-steps",
  }),
  linked("not-linked", refused(404), {
    error: { operation: "portfolioLinking", key: "GENERIC_ERROR" },
    messages: ["START_AT_DISTRICT"],
  }),
  linked(
    "answered-in-words",
    answered({ data: { errorMessage: "This account is linked already." } }),
    {
      shows: ".wm-next-steps",
    },
  ),
  linked("refused-in-words", refused(409, { errorMessage: "This account is linked already." }), {
    shows: ".wm-summary [lang]",
  }),
];
