import { languages, languagesSpoken } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "./call-of.ts";
import { refused, refusedByServerKey, refusedOrAccepted } from "./expect.ts";
import type { Step } from "./step.ts";

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
    ...callOf("forgotPassword", {
      email,
      languageType: languages[spoken].loginId,
      translationLanguage: languages[spoken].translationId,
    }),
    title: `Ask for a link to an unknown address, in ${spoken}`,
    expect: (seen) => (seen.outcome.ok ? null : refusedByServerKey("NO_RECORD_OF_EMAIL")(seen)),
  }));
}

function resets({ token, email }: MadeUp, forgotUrl: string): Step[] {
  const validate = (resetPasswordType: string): Step => ({
    ...callOf("validateEmailToken", {
      Token: token,
      ForgotPasswordUrl: forgotUrl,
      resetPasswordType,
    }),
    title: `Open an unknown link of the type ${resetPasswordType}`,
    expect: refused(...resetKeys),
    ...(resetPasswordType === "ActivateParent" && { operation: "parentResetToken" }),
  });
  return [
    validate("ResetPassword"),
    validate("ActivateParent"),
    {
      ...callOf("familyData", { k: token, email }),
      title: "Load the children of an unknown link",
      expect: refusedOrAccepted("CHILDREN_NOT_LOADED"),
    },
  ];
}

function passwords({ token, password, email, requestId }: MadeUp): Step[] {
  const expect = refused(
    "GENERIC_ERROR",
    "FORGOT_PASSWORD_LINK_EXPIRED",
    "FORGOT_PASSWORD_LINK_USED",
  );
  return [
    {
      ...callOf("resetPassword", {
        UserName: email,
        Password: password,
        resetPasswordType: "ResetPassword",
        token,
        requestId,
      }),
      title: "Set a password with an unknown link",
      expect,
    },
    {
      ...callOf("registerHigherEd", { emailToken: token, password }),
      title: "Set a password with an unknown link of higher education",
      expect,
    },
    {
      ...callOf("mustResetPassword", {
        UserAccountId: 0,
        Password: password,
        resetPasswordType: "ForceResetPassword",
        Token: token,
      }),
      title: "Change a password that has to be changed, with an unknown token",
      expect: refused("GENERIC_ERROR", "CHANGE_ENDED"),
    },
  ];
}
