import { answered, hostileUrl, refused, saying, WAITING } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

function printed(id: string, massPrint: StateAnswer, more: Partial<ScreenState>): ScreenState {
  return {
    id: `mass-print-${id}`,
    flow: "mass-print",
    route: "/massprint/:token/:tokenType/:massPrintBatchJobId",
    path: "/massprint/tok-1/ClassList/42",
    answers: { massPrint },
    ...more,
  };
}

export const massPrintStates: readonly ScreenState[] = [
  printed("waiting", "never", { shows: WAITING }),
  printed("expired", saying("MASS_PRINT_EXPIRED"), {
    error: { operation: "massPrint", key: "MASSPRINT_LINK_EXPIRED" },
  }),
  printed("failed", refused(404), {
    error: { operation: "massPrint", key: "GENERIC_ERROR" },
    messages: ["MAKE_LIST_AGAIN"],
  }),
  printed("used", saying("MASS_PRINT_USED"), {
    error: { operation: "massPrint", key: "GENERIC_ERROR" },
    messages: ["MASSPRINT_LINK_USED"],
  }),
  printed("outage", refused(503), { messages: ["TROUBLE_SERVICE"] }),
  printed("sent-astray", answered({ data: { url: hostileUrl } }), {
    messages: ["GENERIC_ERROR", "OUR_MISTAKE"],
  }),
];

/** Pages that say one thing. */
export const staticStates: readonly ScreenState[] = [
  { id: "no-account", flow: "static-pages", route: "/noaccount", path: "/noaccount" },
  {
    id: "no-account-from-linking",
    flow: "static-pages",
    route: "/noaccount",
    path: "/noaccount",
    remembered: { linking: true },
  },
  { id: "parent", flow: "static-pages", route: "/parent", path: "/parent" },
  { id: "legal", flow: "static-pages", route: "/legal", path: "/legal", shows: ".wm-prose" },
  { id: "privacy", flow: "static-pages", route: "/privacy", path: "/privacy", shows: ".wm-prose" },
  {
    id: "error-no-page",
    flow: "static-pages",
    route: "/error",
    path: "/error?code=100",
    messages: ["PAGE_DOES_NOT_EXIST_ERROR"],
  },
  {
    id: "error-single-sign-on",
    flow: "static-pages",
    route: "/portfoliolinking",
    path: "/portfoliolinking",
    messages: ["SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
  },
];

const root = { flow: "shell", route: "/", path: "/" } as const;

const notice = {
  id: "slow",
  until: "2126-01-01T00:00Z",
  tone: "warning",
  text: {
    "en-CA": "Signing in is slow since 10:40. [Our status](https://status.example/)",
    "fr-CA":
      "La connexion est lente depuis 10\u00A0h\u00A040. [Notre état](https://status.example/)",
  },
};

/** The shell around every screen, and what replaces a screen. */
export const shellStates: readonly ScreenState[] = [
  { ...root, id: "crashed", crashes: true, shows: ".wm-reference" },
  {
    ...root,
    id: "menu-open",
    steps: [{ press: ".wm-menu__button" }],
    shows: ".wm-menu__button[aria-expanded=true]",
  },
  {
    ...root,
    id: "line-cut",
    steps: [{ see: ".wm-status-banners" }, { line: "cut" }],
    shows: ".wm-status-banner",
  },
  {
    ...root,
    id: "signed-in-elsewhere",
    steps: [{ fill: { username: "maya" } }, { see: ".wm-notice-banner" }, { kept: "token-2" }],
    shows: ".wm-status-banner",
  },
  { ...root, id: "notice", configuration: { notices: [notice] }, shows: ".wm-posted-notice" },
  {
    ...root,
    id: "notice-at-a-failure",
    configuration: { notices: [notice] },
    answers: { login: refused(503), loginSd: refused(503) },
    steps: [
      { see: ".wm-posted-notice" },
      { fill: { username: "maya.chen", password: "maple-trail-24" } },
      { send: true },
    ],
    messages: ["TROUBLE_SERVICE"],
    shows: ".wm-notice-line",
  },
  {
    ...root,
    id: "language-offer",
    browserLanguages: ["fr-CA", "en-CA"],
    country: "elsewhere",
    shows: ".wm-prompt-banner",
  },
  {
    ...root,
    id: "statistics-question",
    country: "uk",
    configuration: { analytics: { ukId: "G-STATES" } },
    shows: ".wm-prompt-banner",
  },
  {
    ...root,
    id: "line-cut-at-a-link",
    steps: [
      { see: ".wm-status-banners" },
      { line: "cut" },
      { see: ".wm-status-banner" },
      { press: "footer a" },
    ],
    shows: ".wm-status-banner",
  },
  {
    id: "registration-sent-before",
    flow: "registration",
    route: "/registrationconfirmation",
    path: "/registrationconfirmation",
    remembered: { isReturn: true },
  },
];
