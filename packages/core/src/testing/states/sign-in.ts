import { answered, foreignPage, hostileUrl, refused, refusedFor } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const fill = { fill: { username: "maya.chen", password: "maple-trail-24" } } as const;
const base = { flow: "sign-in", route: "/", path: "/" } as const;

/** The user signs in; the state is the result. */
function signedIn(id: string, answer: StateAnswer, more: Partial<ScreenState>): ScreenState {
  const answers = { login: answer, loginSd: answer };
  return { ...base, id: `sign-in-${id}`, answers, steps: [fill, { send: true }], ...more };
}

/** A returning user: the stored sign-in is tried. */
function cameBack(id: string, redirect: StateAnswer, more: Partial<ScreenState>): ScreenState {
  return { ...base, id: `entry-${id}`, appToken: "token-1", answers: { redirect }, ...more };
}

const noAnswer = { operation: "login", key: "CONNECTION_ERROR" } as const;
const notFound = { operation: "login", key: "USERNAME_OR_PASSWORD_NOT_FOUND" } as const;

const ways = [
  { id: "river", name: "Riverside School Division", url: "/sso/river", logo: "/favicon.svg" },
  { id: "coast", name: "Conseil scolaire de la Côte-Nord", url: "https://coast.example/in" },
];

export const signInStates: readonly ScreenState[] = [
  { ...base, id: "sign-in-ready" },
  {
    ...base,
    id: "sign-in-of-south-dakota",
    route: "/sdmylife",
    path: "/sdmylife",
    variant: "sdmylife",
  },
  {
    ...base,
    id: "sign-in-of-florida",
    route: "/florida",
    path: "/florida",
    variant: "florida",
  },
  {
    ...base,
    id: "sign-in-tip",
    steps: [{ press: ".wm-tip__button" }],
    shows: ".wm-tip__content:not([hidden])",
  },
  {
    ...base,
    id: "sign-in-password-shown",
    steps: [fill, { press: ".wm-password__toggle" }],
    shows: "input[name=password][type=text]",
  },
  { ...base, id: "sign-in-nothing-typed", steps: [{ send: true }], messages: ["REQUIRED"] },
  signedIn("busy", "never", { shows: "[type=submit][aria-busy=true]" }),
  signedIn("refused", refused(401), { error: notFound }),
  signedIn("refused-twice", refused(401), {
    steps: [fill, { send: true }, { see: ".wm-summary" }, { send: true }],
    error: notFound,
    shows: ".wm-next-steps .wm-bullets",
  }),
  signedIn("locked", refused(400, { messages: [{ translationKey: "ACCOUNT_LOCKED" }] }), {
    error: notFound,
    messages: ["ACCOUNT_LOCKED"],
    shows: ".wm-next-steps",
  }),
  signedIn(
    "answered-in-words",
    answered({ data: { errorMessage: "Your school is on holiday." } }),
    {
      shows: ".wm-next-steps",
    },
  ),
  signedIn("sent-astray", answered({ data: { url: hostileUrl } }), {
    error: { operation: "login", key: "GENERIC_ERROR" },
    messages: ["OUR_MISTAKE"],
  }),
  signedIn("offline", "offline", { error: noAnswer, messages: ["TROUBLE_OFFLINE"] }),
  signedIn("too-slow", "never", {
    configuration: { requestTimeoutMs: 1 },
    error: noAnswer,
    messages: ["TROUBLE_TIMEOUT"],
  }),
  signedIn("wait", refusedFor(429, 885), {
    messages: ["TROUBLE_TOO_MANY"],
    shows: ".wm-next-steps",
  }),
  signedIn("wait-for-an-hour", refusedFor(429, 3600), {
    messages: ["TROUBLE_TOO_MANY"],
    shows: ".wm-wait",
  }),
  signedIn("wait-for-a-day", refusedFor(429, 86_400), { messages: ["TROUBLE_TOO_MANY_LATER"] }),
  signedIn("outage", refused(503), { messages: ["TROUBLE_SERVICE"] }),
  signedIn("outage-with-an-end", refusedFor(503, 300), {
    messages: ["TROUBLE_SERVICE_PAUSED"],
    shows: ".wm-wait",
  }),
  signedIn("outage-for-an-hour", refusedFor(503, 3600), {
    messages: ["TROUBLE_SERVICE_PAUSED"],
    shows: ".wm-wait",
  }),
  signedIn("outage-for-a-day", refusedFor(503, 86_400), { messages: ["TROUBLE_SERVICE_LATER"] }),
  signedIn("unreadable", foreignPage, { messages: ["TROUBLE_UNREADABLE"] }),
  signedIn("stale", refused(403), { messages: ["TROUBLE_STALE_PAGE"] }),
  signedIn("without-cookies", refused(403), {
    cookiesBlocked: true,
    messages: ["TROUBLE_COOKIES"],
  }),
  {
    ...base,
    id: "sign-in-on-a-shared-device",
    configuration: { signIn: { remember: "unticked" } },
    shows: "[name=remember]:not(:checked)",
  },
  {
    ...base,
    id: "sign-in-without-remembering",
    configuration: { signIn: { remember: "absent" } },
    shows: "form:not(:has([name=remember]))",
  },
  { ...base, id: "sign-in-ways", configuration: { waysIn: ways }, shows: ".wm-way" },
  {
    ...base,
    id: "sign-in-way-of-the-address",
    path: "/?way=coast",
    configuration: { waysIn: ways },
    shows: ".wm-way:not(.wm-button--quiet)",
  },
  {
    ...base,
    id: "sign-in-ways-not-loaded",
    configuration: { waysIn: "/no-such-file.json" },
    steps: [{ press: ".wm-way" }],
    shows: ".wm-ways [role=alert]",
  },
  {
    ...base,
    id: "sign-in-after-an-activation",
    path: "/?activate=true",
    messages: ["ACCOUNT_ACTIVATED"],
  },
  { ...base, id: "sign-in-link-closed", path: "/reset/-/ResetPassword", messages: ["LINK_CLOSED"] },
  { ...base, id: "sign-in-link-cut-off", path: "/reset/tok-1", messages: ["LINK_CUT_OFF"] },
  // Its choices come in a chunk, which replaces the screen.
  cameBack("waiting", "never", { shows: "[data-asked] .wm-delayed button" }),
  cameBack("wait-for-an-hour", refusedFor(429, 3600), { messages: ["TROUBLE_TOO_MANY_MINUTES"] }),
  cameBack("outage-for-an-hour", refusedFor(503, 3600), { messages: ["TROUBLE_SERVICE_MINUTES"] }),
  cameBack("ended", refused(401), { error: { operation: "redirect", key: "SAVED_SIGN_IN_ENDED" } }),
  cameBack("not-checked", refused(503), {
    error: { operation: "redirect", key: "SAVED_SIGN_IN_NOT_CHECKED" },
  }),
  cameBack("offline", "offline", {
    error: { operation: "redirect", key: "SAVED_SIGN_IN_NOT_CHECKED" },
    messages: ["TROUBLE_OFFLINE"],
  }),
];
