import { answered, refused, WAITING } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const institutions = [
  { institutionId: 11, name: "Lakeview Secondary School" },
  { institutionId: 12, name: "École secondaire des Pins" },
];
const vouched = answered({ data: { userClaim: "ms.roy@district.example", institutions } });
const plain = answered({ data: { userClaim: null, institutions } });
const filled = {
  firstName: "Simone",
  lastName: "Roy",
  displayName: "Ms. Roy",
  institutionId: "11",
};

/** The registration is opened, and this is what comes of it. */
function opened(
  id: string,
  { load = vouched, ...more }: Partial<ScreenState> & { load?: StateAnswer } = {},
): ScreenState {
  return {
    id: `registration-${id}`,
    flow: "registration",
    route: "/registration/:k",
    path: "/registration/k1",
    ...more,
    answers: { registrationData: load, ...more.answers },
  };
}

/** It is filled in and sent, too. */
function sent(
  id: string,
  registration: StateAnswer,
  more: Parameters<typeof opened>[1],
): ScreenState {
  const steps = [{ fill: filled }, { send: true }] as const;
  return opened(id, { answers: { registration }, steps, ...more });
}

export const registrationStates: readonly ScreenState[] = [
  opened("waiting", { load: "never", shows: WAITING }),
  opened("ready", { load: plain, shows: "form" }),
  opened("vouched", { shows: "form" }),
  opened("with-message", {
    load: answered({
      data: {
        userClaim: null,
        institutions,
        messages: [{ friendlyMessage: "Registration closes on Friday." }],
      },
    }),
    shows: ".wm-notice[data-tone=info]",
  }),
  opened("no-institution", {
    load: answered({ data: { userClaim: null, institutions: [] } }),
    error: { operation: "registrationData", key: "GENERIC_ERROR" },
    messages: ["START_AT_DISTRICT"],
  }),
  opened("field-errors", {
    load: plain,
    steps: [{ fill: { email: "roy", firstName: "S1mone", lastName: "R0y" } }, { send: true }],
    messages: ["EMAIL_ENTERED_INVALID", "INVALID_FIRST_NAME", "INVALID_LAST_NAME", "REQUIRED"],
  }),
  opened("name-refused", {
    load: plain,
    steps: [{ fill: { firstName: "Zoë", lastName: "O'Brien-Łukasz" } }, { send: true }],
    messages: ["INVALID_FIRST_NAME", "INVALID_LAST_NAME", "REQUIRED"],
    shows: "#lastName-spelling button",
  }),
  opened("ended", {
    load: refused(401),
    error: { operation: "registrationData", key: "GENERIC_ERROR" },
    messages: ["START_AT_DISTRICT"],
  }),
  opened("outage", { load: refused(503), messages: ["TROUBLE_SERVICE"] }),
  sent("busy", "never", { shows: "[type=submit][aria-busy=true]" }),
  sent(
    "known",
    refused(409, { data: { messages: [{ translationKey: "EMAIL_ALREADY_REGISTERED" }] } }),
    {
      messages: ["EMAIL_ALREADY_REGISTERED"],
    },
  ),
  sent(
    "pending",
    refused(400, { data: { messages: [{ translationKey: "REGISTRATION_PENDING" }] } }),
    {
      messages: ["REGISTRATION_PENDING"],
      isDone: true,
    },
  ),
  sent("not-sent", refused(400), { error: { operation: "registration", key: "GENERIC_ERROR" } }),
  sent("sent-to-a-typed-address", answered({ data: {} }), {
    load: plain,
    steps: [{ fill: { ...filled, email: "ms.roy@home.example" } }, { send: true }],
    shows: ".wm-fact + .wm-soft",
    isDone: true,
  }),
  {
    id: "registration-done",
    flow: "registration",
    route: "/registrationconfirmation",
    path: "/registrationconfirmation",
  },
  {
    id: "registration-not-allowed",
    flow: "registration",
    route: "/registrationnotallowed",
    path: "/registrationnotallowed",
  },
];
