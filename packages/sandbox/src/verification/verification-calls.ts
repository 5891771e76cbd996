import { ApiRefusal } from "../api/api-refusal.ts";
import { isNumber, isText, postCall } from "../api/call-row.ts";
import { type AppContext, appOriginOf } from "../http/app-context.ts";
import { languageOfId } from "../languages.ts";
import type { LinkKind } from "../links/link-kinds.ts";
import { goodLink, verificationStatuses } from "../links/link-refusal.ts";

const fields = {
  Token: isText,
  tokenType: isText,
  languageType: isNumber,
  translationLanguage: isNumber,
};

/** Confirms an address. Nothing is signed in by it. */
export const verifyEmailCall = postCall({
  path: "/api/auth/personalemailverify",
  fields,
  answer: (c, { Token: token }) => {
    const link = spend(c, token, "VerifyEmail");
    c.set("outcome", "an address is confirmed");
    return c.json({ data: { email: link.about } });
  },
});

/** Confirms a new username, which is an email address. */
export const confirmUsernameCall = postCall({
  path: "/api/auth/confirmUserNameChange",
  fields,
  answer: (c, { Token: token }) => {
    const link = spend(c, token, "UsernameChange");
    c.var.services.accounts.setUsername(link.accountId, link.about);
    c.set("outcome", "a username is changed");
    return c.json({ data: { newEmail: link.about } });
  },
});

/** Sends the mail of an expired link again, and says to which address. */
export const resendCall = postCall({
  path: "/api/auth/resendverification",
  fields,
  answer: (c, { Token: token, translationLanguage }) => {
    const { services, app } = c.var;
    const kinds = ["VerifyEmail", "UsernameChange"] as const;
    const link = kinds.map((kind) => services.links.find(token, kind, app.name)).find(Boolean);
    const account = link && services.accounts.byId(link.accountId);
    if (!account || link.state === "used") {
      throw new ApiRefusal({ status: 404, friendlyMessage: "There is nothing to send again" });
    }
    const language = languageOfId(translationLanguage);
    const { kind, about } = link;
    services.mailer.send({
      kind,
      account,
      app: app.name,
      origin: appOriginOf(c),
      language,
      to: about,
      about,
    });
    c.set("outcome", `another mail went to ${account.username}`);
    return c.json({ data: kind === "VerifyEmail" ? { email: about } : { newEmail: about } });
  },
});

function spend(c: AppContext, token: string, kind: LinkKind) {
  const { links } = c.var.services;
  const link = goodLink(links.find(token, kind, c.var.app.name), verificationStatuses);
  links.use(link.hash);
  return link;
}
