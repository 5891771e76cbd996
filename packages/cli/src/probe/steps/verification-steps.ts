import { calls, languages, languagesSpoken } from "@waymark/core/answers";
import type { MadeUp } from "../calls/made-up.ts";
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
  const shared = { language: "en-CA", body, expect: refused("VERIFY_LINK_INCOMPLETE") } as const;
  const verify = {
    ...shared,
    screen: "verify",
    call: calls.verifyEmail,
    onSuccess: "Shows the confirmed address.",
  } as const;
  return [
    { ...verify, title: "Confirm an address with an unknown link" },
    ...elsewhere.map(([name, { translationId: id }]) => ({
      ...verify,
      title: `Confirm an address with an unknown link, in ${name.replace("-", "_")} (${id})`,
      body: { ...body, languageType: 1, translationLanguage: id },
    })),
    {
      ...shared,
      screen: "confirm-username",
      call: calls.confirmUsernameChange,
      title: "Confirm a new username with an unknown link",
      body: { ...body, tokenType: "UserName" },
      onSuccess: "Shows the new address.",
    },
    {
      ...shared,
      screen: "verify",
      call: calls.resendVerification,
      title: "Ask for a new link with an unknown one",
      onSuccess: "Says that a new link was sent.",
      expect: refusedOrAccepted("RESEND_FAILED"),
    },
  ];
}
