import { answered, hostileUrl, refused, refusedFor, WAITING } from "./answers.ts";
import type { ScreenState } from "./screen-state.ts";

const base = {
  flow: "switch-account",
  route: "/switchaccount",
  path: "/switchaccount?k=k1",
} as const;
const workspaces = [1, 2, 3, 4, 5].map((userType) => ({
  userType,
  url: `https://product.example/workspace/${userType}`,
}));
const several = answered({ data: workspaces });
const twoOfOneType = answered({
  data: [
    ...workspaces.slice(0, 2),
    { userType: 1, url: "https://product.example/workspace/second" },
  ],
});
const astray = answered({ data: workspaces.map((each) => ({ ...each, url: hostileUrl })) });

export const switchAccountStates: readonly ScreenState[] = [
  {
    ...base,
    id: "switch-waiting",
    answers: { switchAccount: "never" },
    shows: WAITING,
  },
  { ...base, id: "switch-ready", answers: { switchAccount: several }, shows: "[data-workspace]" },
  {
    ...base,
    id: "switch-two-of-one-type",
    answers: { switchAccount: twoOfOneType },
    shows: "#workspace-1-2",
  },
  {
    ...base,
    id: "switch-came-from",
    path: "/switchaccount?k=k1&from=2",
    answers: { switchAccount: several },
    shows: "[data-source]",
  },
  {
    ...base,
    id: "switch-other-sign-in",
    answers: { switchAccount: several },
    steps: [{ see: "[data-workspace]" }, { kept: "of another person" }],
    messages: ["OTHER_SIGN_IN"],
  },
  {
    ...base,
    id: "switch-sent-astray",
    answers: { switchAccount: astray },
    steps: [{ press: "[data-workspace] button" }],
    messages: ["GENERIC_ERROR"],
  },
  {
    ...base,
    id: "switch-ended",
    answers: { switchAccount: refused(401) },
    error: { operation: "switchAccount", key: "GENERIC_ERROR" },
    messages: ["SIGN_IN_AGAIN"],
  },
  {
    ...base,
    id: "switch-signed-out-elsewhere",
    appToken: "token-1",
    answers: { switchAccount: several },
    steps: [{ see: "[data-workspace]" }, { kept: null }],
    messages: ["SIGNED_OUT"],
  },
  {
    ...base,
    id: "switch-outage",
    answers: { switchAccount: refused(503) },
    messages: ["TROUBLE_SERVICE"],
  },
  {
    ...base,
    id: "switch-wait",
    answers: { switchAccount: refusedFor(429, 95) },
    messages: ["TROUBLE_TOO_MANY"],
    shows: ".wm-wait",
  },
  {
    ...base,
    id: "switch-empty",
    answers: { switchAccount: answered({ data: [] }) },
    messages: ["GENERIC_ERROR", "OUR_MISTAKE"],
    shows: ".wm-notice",
  },
];
