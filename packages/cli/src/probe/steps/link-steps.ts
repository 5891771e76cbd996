import { calls, languages, languagesSpoken } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
import { refused, refusedByServerKey, refusedOrAccepted } from "./expect.ts";
import { LEAVES, type Step } from "./step.ts";

const language = "en-CA";
const screen = {
  screen: "reset",
  language,
  onSuccess: "Shows the form for a new password.",
} as const;
const resetKeys = [
  "LINK_INCOMPLETE",
  "FORGOT_PASSWORD_LINK_EXPIRED",
  "FORGOT_PASSWORD_LINK_EXPIRED_PARENT",
  "FORGOT_PASSWORD_LINK_USED",
] as const;

/** Steps with an address that no server knows, and with unknown links to a new password. */
export function unknownLinks(madeUp: MadeUp, forgotUrl: string): Step[] {
  return [...forgot(madeUp), ...resets(madeUp, forgotUrl), ...passwords(madeUp)];
}

function forgot({ email }: MadeUp): Step[] {
  return languagesSpoken().map((spoken) => ({
    title: `Ask for a link to an unknown address, in ${spoken}`,
    call: calls.forgotPassword,
    language,
    body: {
      email,
      languageType: languages[spoken].loginId,
      translationLanguage: languages[spoken].translationId,
    },
    screen: "forgot",
    onSuccess: "Says that a link was sent to the address.",
    expect: (seen) => (seen.outcome.ok ? null : refusedByServerKey("NO_RECORD_OF_EMAIL")(seen)),
  }));
}

function resets({ token, email }: MadeUp, forgotUrl: string): Step[] {
  const validate = (resetPasswordType: string): Step => ({
    ...screen,
    title: `Open an unknown link of the type ${resetPasswordType}`,
    call: calls.validateEmailToken,
    body: { Token: token, ForgotPasswordUrl: forgotUrl, resetPasswordType },
    expect: refused(...resetKeys),
    ...(resetPasswordType === "ActivateParent" && { operation: "parentResetToken" }),
  });
  return [
    validate("ResetPassword"),
    validate("ActivateParent"),
    {
      ...screen,
      title: "Load the children of an unknown link",
      call: calls.familyData,
      body: { k: token, email },
      onSuccess: "Shows the names of the children.",
      expect: refusedOrAccepted("CHILDREN_NOT_LOADED"),
    },
  ];
}

function passwords({ token, password, email, requestId }: MadeUp): Step[] {
  const spend = {
    ...screen,
    onSuccess: LEAVES,
    expect: refused("GENERIC_ERROR", "FORGOT_PASSWORD_LINK_EXPIRED", "FORGOT_PASSWORD_LINK_USED"),
  };
  return [
    {
      ...spend,
      title: "Set a password with an unknown link",
      call: calls.resetPassword,
      body: {
        UserName: email,
        Password: password,
        resetPasswordType: "ResetPassword",
        token,
        requestId,
      },
    },
    {
      ...spend,
      title: "Set a password with an unknown link of higher education",
      call: calls.registerHigherEd,
      body: { emailToken: token, password },
    },
    {
      ...spend,
      screen: "must-reset",
      title: "Change a password that has to be changed, with an unknown token",
      call: calls.mustResetPassword,
      body: {
        UserAccountId: 0,
        Password: password,
        resetPasswordType: "ForceResetPassword",
        Token: token,
      },
      expect: refused("GENERIC_ERROR", "CHANGE_ENDED"),
    },
  ];
}
