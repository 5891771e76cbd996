import { languages, languagesSpoken } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "./call-of.ts";
import { refused, refusedOrAccepted } from "./expect.ts";
import type { Step } from "./step.ts";

/**
 * Steps with an unknown link that confirms something. They have the language ids that no page of the portal has: those
 * come from the address of a link.
 */
export function unknownVerifications({ token }: MadeUp): Step[] {
  const elsewhere = Object.entries(languages).filter(
    ([language]) => !languagesSpoken().some((spoken) => spoken === language),
  );
  const body = {
    Token: token,
    tokenType: "PersonalEmail",
    languageType: 0,
    translationLanguage: 1,
  };
  const expect = refused("VERIFY_LINK_INCOMPLETE");
  return [
    {
      ...callOf("verifyEmail", body),
      title: "Confirm an address with an unknown link",
      expect,
    },
    ...elsewhere.map(([name, { translationId: id }]) => ({
      ...callOf("verifyEmail", { ...body, languageType: 1, translationLanguage: id }),
      title: `Confirm an address with an unknown link, in ${name.replace("-", "_")} (${id})`,
      expect,
    })),
    {
      ...callOf("confirmUsernameChange", { ...body, tokenType: "UserName" }),
      title: "Confirm a new username with an unknown link",
      expect,
    },
    {
      ...callOf("resendVerification", body),
      title: "Ask for a new link with an unknown one",
      expect: refusedOrAccepted("RESEND_FAILED"),
    },
  ];
}
