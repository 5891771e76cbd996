import { answered } from "./answers.ts";
import type { ScreenState } from "./screen-state.ts";

const reset = {
  flow: "reset",
  route: "/reset/:token/:resetType",
  path: "/reset/tok-1/ActivateParent",
  answers: {
    familyData: answered({ data: { parent: { userName: "nadia.okafor" }, students: [] } }),
    validateEmailToken: answered({ data: { userName: "nadia.okafor" } }),
  },
} as const;

const institutions = [{ institutionId: 11, name: "Lakeview Secondary School" }];
const registration = {
  flow: "registration",
  route: "/registration/:k",
  path: "/registration/k1",
  answers: { registrationData: answered({ data: { userClaim: null, institutions } }) },
} as const;

/** States of fields that nothing was sent of. */
export const fieldStates: readonly ScreenState[] = [
  { ...reset, id: "reset-nothing-typed", steps: [{ send: true }], messages: ["REQUIRED"] },
  {
    ...reset,
    id: "reset-edge-space",
    steps: [
      { fill: { password: " quiet river 8" } },
      { press: "main input[name=confirmPassword]" },
    ],
    shows: ".wm-field__note:not(.wm-field__error):not(:empty)",
  },
  {
    ...registration,
    id: "registration-nothing-typed",
    steps: [{ send: true }],
    messages: ["REQUIRED"],
  },
  {
    ...registration,
    id: "registration-signs-refused",
    steps: [{ fill: { lastName: "St. Roy" } }, { send: true }],
    messages: ["INVALID_LAST_NAME"],
    shows: "#lastName-spelling button",
  },
];
