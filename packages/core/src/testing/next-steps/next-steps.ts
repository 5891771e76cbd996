import type { MessageKey } from "../../i18n/message.ts";

/** The kinds of users, and the words by which a text that says whom to ask names them. */
export const people = {
  student: /student|school/iu,
  /** Signs in with a username, and gets no mail. */
  studentWithoutEmail: /student|school/iu,
  parent: /parent|child’s school|organization/iu,
  educator: /educator|school|administrator|district|organization/iu,
  wblAdmin: /program|organization|institution/iu,
  higherEd: /program|organization|institution/iu,
} as const;

type Person = keyof typeof people;

/** Next step that a screen offers after a failure. */
export type NextStep =
  /** A link of the screen to a path. */
  | { link: string }
  /** A button that tries again or sends again. */
  | { button: MessageKey }
  /** A text that says what to do. */
  | { says: MessageKey }
  /** A text that says whom to ask; it has to name the person. */
  | { asks: MessageKey };

interface Row {
  /** A state of the catalogue of screen states. */
  state: string;
  people: readonly Person[];
  steps: readonly NextStep[];
}

const everyone = Object.keys(people) as Person[];
const withMail = everyone.filter((person) => person !== "studentWithoutEmail");
const withoutMail = ["studentWithoutEmail"] as const;
const linked = ["student", "studentWithoutEmail", "educator"] as const;
/** Their account begins with an invitation by email; a parent's has texts of its own. */
const invited = ["student", "educator", "wblAdmin", "higherEd"] as const;

const forgot = { link: "/forgot" };
const signIn = { link: "/" };
const again = { button: "link.tryAgain" } as const;
const sendAgain = { button: "signIn.submit" } as const;

/** Each failure, the users that it can happen to, and the next steps that these users can take. */
export const nextSteps: readonly Row[] = [
  {
    state: "sign-in-refused",
    people: everyone,
    steps: [sendAgain, forgot, { link: "/noaccount" }],
  },
  { state: "sign-in-refused-twice", people: withMail, steps: [{ says: "help.reasons" }, forgot] },
  { state: "sign-in-refused-twice", people: everyone, steps: [{ asks: "help.whom" }] },
  // A locked account, for example.
  { state: "sign-in-answered-in-words", people: everyone, steps: [{ asks: "help.whom" }] },
  {
    state: "sign-in-locked",
    people: everyone,
    steps: [{ asks: "ACCOUNT_LOCKED" }, { asks: "help.whom" }],
  },
  {
    state: "sign-in-wait",
    people: withMail,
    steps: [forgot, { says: "help.quicker" }],
  },
  { state: "sign-in-wait", people: withoutMail, steps: [{ asks: "help.whom" }] },
  { state: "sign-in-wait-for-an-hour", people: withMail, steps: [forgot] },
  { state: "sign-in-wait-for-a-day", people: everyone, steps: [{ asks: "help.whom" }] },
  { state: "sign-in-offline", people: everyone, steps: [sendAgain] },
  { state: "sign-in-too-slow", people: everyone, steps: [sendAgain] },
  { state: "sign-in-outage", people: everyone, steps: [sendAgain] },
  { state: "sign-in-outage-with-an-end", people: everyone, steps: [sendAgain] },
  { state: "sign-in-outage-for-an-hour", people: everyone, steps: [sendAgain] },
  { state: "sign-in-unreadable", people: everyone, steps: [sendAgain] },
  { state: "sign-in-stale", people: everyone, steps: [sendAgain] },
  { state: "sign-in-sent-astray", people: everyone, steps: [sendAgain] },
  { state: "sign-in-link-cut-off", people: withMail, steps: [{ says: "LINK_CUT_OFF" }, forgot] },
  { state: "entry-ended", people: everyone, steps: [sendAgain, forgot] },
  { state: "entry-not-checked", people: everyone, steps: [sendAgain, forgot] },
  { state: "entry-offline", people: everyone, steps: [sendAgain] },
  { state: "entry-wait-for-an-hour", people: everyone, steps: [sendAgain] },
  { state: "entry-outage-for-an-hour", people: everyone, steps: [sendAgain] },

  { state: "forgot-ready", people: withoutMail, steps: [{ asks: "WITHOUT_EMAIL" }] },
  { state: "forgot-no-address", people: withoutMail, steps: [{ asks: "WITHOUT_EMAIL" }] },
  { state: "forgot-unknown", people: withMail, steps: [{ button: "forgot.submit" }, signIn] },
  { state: "forgot-unknown", people: withoutMail, steps: [{ asks: "WITHOUT_EMAIL" }] },
  {
    state: "forgot-several",
    people: withMail,
    steps: [{ asks: "USERNAME_INSTEAD" }, signIn],
  },
  { state: "forgot-locked", people: withMail, steps: [{ asks: "ACCOUNT_LOCKED" }] },
  { state: "forgot-offline", people: withMail, steps: [{ button: "forgot.submit" }] },
  { state: "forgot-outage", people: withMail, steps: [{ button: "forgot.submit" }] },
  {
    state: "forgot-from-linking",
    people: linked,
    steps: [{ button: "linking.back" }],
  },

  { state: "reset-expired", people: withMail, steps: [forgot] },
  { state: "reset-used", people: withMail, steps: [signIn, forgot] },
  { state: "reset-broken", people: withMail, steps: [{ says: "LINK_INCOMPLETE" }, forgot] },
  { state: "reset-not-checked", people: withMail, steps: [again] },
  {
    state: "reset-not-saved",
    people: withMail,
    steps: [{ says: "OTHER_PASSWORD" }, { button: "reset.submit" }],
  },
  { state: "reset-spent-meanwhile", people: withMail, steps: [signIn, forgot] },
  { state: "reset-locked", people: withMail, steps: [{ asks: "ACCOUNT_LOCKED" }] },
  { state: "reset-sent-astray", people: withMail, steps: [signIn] },
  {
    state: "reset-invitation-expired",
    people: invited,
    steps: [forgot, { asks: "INVITATION_EXPIRED" }],
  },
  { state: "reset-invitation-used", people: invited, steps: [signIn, forgot] },
  {
    state: "reset-parent-expired",
    people: ["parent"],
    steps: [forgot, { asks: "FORGOT_PASSWORD_LINK_EXPIRED_PARENT" }],
  },
  { state: "reset-parent-used", people: ["parent"], steps: [signIn, forgot] },
  { state: "reset-parent-offline", people: ["parent"], steps: [again] },
  { state: "reset-no-children", people: ["parent"], steps: [{ button: "reset.activateSubmit" }] },

  { state: "must-reset-left", people: everyone, steps: [sendAgain] },
  { state: "must-reset-too-late", people: everyone, steps: [{ says: "CHANGE_ENDED" }, signIn] },
  {
    state: "must-reset-not-saved",
    people: everyone,
    steps: [{ says: "OTHER_PASSWORD" }, { button: "mustReset.submit" }, signIn],
  },

  { state: "switch-ended", people: everyone, steps: [{ says: "SIGN_IN_AGAIN" }, signIn] },
  { state: "switch-outage", people: everyone, steps: [again] },
  { state: "switch-empty", people: everyone, steps: [{ says: "OUR_MISTAKE" }, sendAgain] },
  { state: "switch-sent-astray", people: everyone, steps: [{ button: "switch.select" }] },

  { state: "registration-ended", people: ["educator"], steps: [{ asks: "START_AT_DISTRICT" }] },
  {
    state: "registration-no-institution",
    people: ["educator"],
    steps: [{ asks: "START_AT_DISTRICT" }],
  },
  { state: "registration-outage", people: ["educator"], steps: [again] },
  {
    state: "registration-known",
    people: ["educator"],
    steps: [{ link: "/portfoliolinking/k1/educator" }, { asks: "EMAIL_ALREADY_REGISTERED" }],
  },
  {
    state: "registration-pending",
    people: ["educator"],
    steps: [{ says: "REGISTRATION_PENDING" }],
  },
  {
    state: "registration-sent-to-a-typed-address",
    people: ["educator"],
    steps: [{ asks: "registrationConfirmation.wrong" }],
  },
  {
    state: "registration-not-sent",
    people: ["educator"],
    steps: [{ button: "registration.submit" }],
  },
  {
    state: "registration-not-allowed",
    people: ["educator"],
    steps: [{ asks: "registrationNotAllowed.body" }, signIn],
  },

  {
    state: "linking-student",
    people: ["student", "studentWithoutEmail"],
    steps: [{ link: "/noaccount" }],
  },
  { state: "linking-refused", people: linked, steps: [forgot, { says: "linking.helpNoAccount" }] },
  { state: "linking-refused-twice", people: linked, steps: [forgot, { asks: "help.whom" }] },
  { state: "linking-not-linked", people: ["educator"], steps: [{ asks: "START_AT_DISTRICT" }] },
  { state: "linking-answered-in-words", people: linked, steps: [{ asks: "help.whom" }] },

  { state: "verify-expired", people: withMail, steps: [{ button: "verify.getNewLink" }, signIn] },
  { state: "verify-used", people: withMail, steps: [signIn] },
  { state: "verify-failed", people: withMail, steps: [again] },
  { state: "verify-incomplete", people: withMail, steps: [{ says: "VERIFY_LINK_INCOMPLETE" }] },
  { state: "verify-not-resent", people: withMail, steps: [{ button: "verify.getNewLink" }] },
  {
    state: "username-expired",
    people: withMail,
    steps: [{ button: "verify.getNewLink" }, signIn],
  },

  {
    state: "mass-print-expired",
    people: ["educator"],
    steps: [{ says: "MASSPRINT_LINK_EXPIRED" }],
  },
  { state: "mass-print-used", people: ["educator"], steps: [{ says: "MASSPRINT_LINK_USED" }] },
  { state: "mass-print-failed", people: ["educator"], steps: [{ says: "MAKE_LIST_AGAIN" }] },
  { state: "mass-print-outage", people: ["educator"], steps: [again] },

  { state: "no-account", people: everyone, steps: [{ asks: "noAccount.help" }] },
  {
    state: "no-account-from-linking",
    people: ["student", "studentWithoutEmail"],
    steps: [{ asks: "noAccount.help" }, { button: "linking.back" }],
  },
  { state: "parent", people: ["parent"], steps: [{ says: "parent.body" }, signIn] },
  { state: "error-no-page", people: everyone, steps: [signIn] },
  {
    state: "error-single-sign-on",
    people: linked,
    steps: [{ asks: "SOMETHING_WENT_WRONG_WITH_SSO_ERROR" }],
  },
];
