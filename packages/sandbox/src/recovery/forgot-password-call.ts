import { randomUUID } from "node:crypto";
import { ApiRefusal } from "../api/api-refusal.ts";
import { isLoginLanguage, isNumber, isText, postCall } from "../api/call-row.ts";
import { refuseLocked } from "../auth/login-refusals.ts";
import { appOriginOf } from "../http/app-context.ts";
import { languageOfId, textLanguageOf } from "../languages.ts";

const sent = {
  en: "If the email doesn’t arrive within ten minutes, ask for another one.",
  fr: "Si le courriel n’arrive pas d’ici dix minutes, demandez-en un autre.",
} as const;

/** Sends a link to choose a new password to the one account with the address. */
export const forgotPasswordCall = postCall({
  path: "/api/auth/forgotpassword",
  fields: { email: isText, languageType: isLoginLanguage, translationLanguage: isNumber },
  answer: (c, { email, translationLanguage }) => {
    const { services, app } = c.var;
    const [account, another] = services.accounts.withEmail(email);
    if (another) {
      c.set("outcome", "several accounts have the address");
      throw new ApiRefusal({ status: 409, friendlyMessage: "Several accounts have this address" });
    }
    if (!account) {
      c.set("outcome", "no account has the address");
      throw new ApiRefusal({
        status: 404,
        friendlyMessage: "There’s no record of this email",
        translationKey: "NO_RECORD_OF_EMAIL",
      });
    }
    const language = languageOfId(translationLanguage);
    refuseLocked(c, account, textLanguageOf(language));
    services.mailer.send({
      kind: "ResetPassword",
      account,
      app: app.name,
      origin: appOriginOf(c),
      language,
    });
    c.set("outcome", `a link went to ${account.username}`);
    return c.json({
      // A receipt, not the link's token: the address of the requester is not verified yet.
      token: randomUUID(),
      messages: [{ friendlyMessage: sent[textLanguageOf(language)], translationKey: "" }],
    });
  },
});
