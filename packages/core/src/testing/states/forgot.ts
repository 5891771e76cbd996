import { answered, refused } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const base = { flow: "forgot", route: "/forgot", path: "/forgot" } as const;
const typed = { fill: { email: "maya.chen@riverside.example" } } as const;

/** The user asks for a link; the state is the result. */
function asked(id: string, answer: StateAnswer, more: Partial<ScreenState>): ScreenState {
  const steps = [typed, { send: true }] as const;
  return { ...base, id: `forgot-${id}`, answers: { forgotPassword: answer }, steps, ...more };
}

export const forgotStates: readonly ScreenState[] = [
  { ...base, id: "forgot-ready", messages: ["WITHOUT_EMAIL"] },
  {
    ...base,
    id: "forgot-from-linking",
    remembered: { linking: true },
    shows: "main .wm-actions button",
  },
  {
    ...base,
    id: "forgot-of-south-dakota",
    route: "/forgot/sdmylife",
    path: "/forgot/sdmylife",
    variant: "sdmylife",
  },
  {
    ...base,
    id: "forgot-of-florida",
    route: "/forgot/florida",
    path: "/forgot/florida",
    variant: "florida",
  },
  { ...base, id: "forgot-of-a-type", route: "/forgot/:type", path: "/forgot/student" },
  {
    ...base,
    id: "forgot-no-address",
    steps: [{ fill: { email: "maya" } }, { send: true }],
    messages: ["EMAIL_ENTERED_INVALID"],
    shows: ".wm-help [data-message=WITHOUT_EMAIL]",
  },
  asked("busy", "never", { shows: "[type=submit][aria-busy=true]" }),
  asked("sent", answered({ data: { messages: [] } }), { shows: ".wm-fact" }),
  asked(
    "sent-with-words",
    answered({ data: { messages: [{ friendlyMessage: "The link works for one hour." }] } }),
    { shows: ".wm-fact" },
  ),
  asked("unknown", refused(404), {
    error: { operation: "forgotPassword", key: "NO_RECORD_OF_EMAIL" },
    shows: ".wm-help [data-message=WITHOUT_EMAIL]",
  }),
  asked("locked", refused(400, { messages: [{ translationKey: "ACCOUNT_LOCKED" }] }), {
    messages: ["ACCOUNT_LOCKED"],
  }),
  asked("several", refused(409), {
    error: { operation: "forgotPassword", key: "MULTIPLE_USER_FOUND_ERROR" },
    messages: ["USERNAME_INSTEAD"],
  }),
  asked("offline", "offline", { error: { operation: "forgotPassword", key: "CONNECTION_ERROR" } }),
  {
    ...base,
    id: "forgot-invited",
    remembered: { invited: true },
    shows: "[data-screen='forgot.invitedTitle']",
  },
  asked("outage", refused(503), { messages: ["TROUBLE_SERVICE", "NO_RECORD_OF_EMAIL"] }),
  {
    ...base,
    id: "forgot-already-sent",
    remembered: { linkSent: true },
    messages: ["LINK_ALREADY_SENT"],
  },
];
