import { answered, hostileUrl, refused, saying, WAITING } from "./answers.ts";
import type { StateAnswer, ScreenState } from "./screen-state.ts";

const base = { flow: "reset", route: "/reset/:token/:resetType" } as const;
const account = {
  emailAddress: "nadia.okafor@home.example",
  userName: "nadia.okafor@home.example",
  activateName: "Nadia Okafor",
  activatedBy: "Ms. Roy",
  institutionName: "Lakeview Secondary School",
};
const known = answered({ data: account });
const family = answered({
  data: {
    parent: { userName: account.userName },
    students: [
      { firstName: "Ify", lastName: "Okafor" },
      { firstName: "Chidi", lastName: "Okafor" },
    ],
  },
});
const longNames = answered({
  data: {
    ...account,
    emailAddress: "anne-marie.bouchard-villeneuve-de-la-riviere@commission-scolaire.example",
    activateName: "Anne-Marie Bouchard-Villeneuve de la Rivière du Loup",
    institutionName: "École secondaire polyvalente Marguerite-Bourgeoys-et-Saint-Jean-Baptiste",
  },
});

/** A mailed link of a type is opened, and this is what comes of it. */
function opened(
  id: string,
  resetType: string,
  { answer = known, ...more }: Partial<ScreenState> & { answer?: StateAnswer } = {},
): ScreenState {
  const answers = { familyData: family, validateEmailToken: answer, ...more.answers };
  return { ...base, id: `reset-${id}`, path: `/reset/tok-1/${resetType}`, ...more, answers };
}

const choose = (password: string, confirmPassword?: string) => [
  { fill: { password, ...(confirmPassword !== undefined && { confirmPassword }) } },
  { send: true } as const,
];
const chosen = choose("quiet river 8");
const resetToken = (key: "FORGOT_PASSWORD_LINK_EXPIRED" | "FORGOT_PASSWORD_LINK_USED") => ({
  error: { operation: "resetToken", key } as const,
});

export const resetStates: readonly ScreenState[] = [
  opened("waiting", "ForgotPassword", { answer: "never", shows: WAITING }),
  opened("ready", "ForgotPassword", { shows: "form" }),
  opened("activate-student", "ActivateAccount", { shows: "form" }),
  opened("activate-parent", "ActivateParent", { shows: "form" }),
  opened("activate-higher-ed", "HigherEdActivation", { shows: "form" }),
  opened("long-names", "ActivateAccount", { answer: longNames, shows: "form" }),
  opened("long-enough", "ForgotPassword", {
    steps: [{ fill: { password: "quiet river 8" } }],
    shows: "form",
  }),
  opened("too-short", "ForgotPassword", {
    steps: choose("river"),
    messages: ["MIN_CHARACTER_WARNING_8"],
  }),
  opened("not-the-same", "ActivateParent", {
    steps: choose("quiet river 8", "quiet river 9"),
    messages: ["validateEqual"],
  }),
  opened("busy", "ForgotPassword", {
    answers: { resetPassword: "never" },
    steps: chosen,
    shows: "[type=submit][aria-busy=true]",
  }),
  opened("not-saved", "ForgotPassword", {
    answers: { resetPassword: saying("Password was used before") },
    steps: chosen,
    error: { operation: "resetPassword", key: "GENERIC_ERROR" },
    messages: ["OTHER_PASSWORD"],
  }),
  opened("spent-meanwhile", "ForgotPassword", {
    answers: { resetPassword: saying("Token used") },
    steps: chosen,
    error: { operation: "resetPassword", key: "GENERIC_ERROR" },
    messages: ["FORGOT_PASSWORD_LINK_USED"],
  }),
  opened("locked", "ForgotPassword", {
    answers: { resetPassword: saying("The account is locked") },
    steps: chosen,
    error: { operation: "resetPassword", key: "GENERIC_ERROR" },
    messages: ["ACCOUNT_LOCKED"],
  }),
  opened("no-children", "ActivateParent", {
    answers: { familyData: refused(500) },
    error: { operation: "familyData", key: "CHILDREN_NOT_LOADED" },
  }),
  opened("sent-astray", "ForgotPassword", {
    answers: { resetPassword: answered({ data: { url: hostileUrl } }) },
    steps: chosen,
    messages: ["PASSWORD_CHANGED", "GENERIC_ERROR"],
  }),
  opened("expired", "ForgotPassword", {
    answer: saying("Token expired"),
    ...resetToken("FORGOT_PASSWORD_LINK_EXPIRED"),
  }),
  opened("used", "ForgotPassword", {
    answer: saying("Token used"),
    ...resetToken("FORGOT_PASSWORD_LINK_USED"),
  }),
  opened("broken", "ForgotPassword", {
    answer: saying("unknown"),
    error: { operation: "resetToken", key: "GENERIC_ERROR" },
    messages: ["LINK_INCOMPLETE"],
  }),
  opened("not-checked", "ForgotPassword", { answer: refused(503), messages: ["TROUBLE_SERVICE"] }),
  opened("invitation-expired", "ActivateAccount", {
    answer: saying("Token expired"),
    messages: ["FORGOT_PASSWORD_LINK_EXPIRED", "INVITATION_EXPIRED"],
  }),
  opened("invitation-used", "ActivateAccount", {
    answer: saying("Token used"),
    ...resetToken("FORGOT_PASSWORD_LINK_USED"),
  }),
  opened("parent-expired", "ActivateParent", {
    answer: saying("Token expired"),
    error: { operation: "parentResetToken", key: "FORGOT_PASSWORD_LINK_EXPIRED_PARENT" },
  }),
  opened("parent-used", "ActivateParent", {
    answer: saying("Token used"),
    error: { operation: "parentResetToken", key: "FORGOT_PASSWORD_LINK_USED" },
  }),
  opened("parent-offline", "ActivateParent", {
    answer: "offline",
    error: { operation: "parentResetToken", key: "GENERIC_ERROR" },
  }),
];
