import { MIN_PASSWORD_LENGTH } from "../accounts/password.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import { isNumber, isText, isUuid, postCall } from "../api/call-row.ts";
import { refuseLocked } from "../auth/login-refusals.ts";
import { landingUrl } from "../auth/landing-url.ts";
import { startSession } from "../auth/session.ts";
import { type AppContext, originOf } from "../http/app-context.ts";
import { textLanguageOf } from "../languages.ts";
import { resetKinds } from "../links/link-kinds.ts";
import { resetLink } from "./validate-token-call.ts";

/** Sets the password that a mailed link is for, and signs the person in. */
export const resetPasswordCall = postCall({
  path: "/api/auth/resetpassword",
  fields: {
    UserName: isText,
    Password: isText,
    resetPasswordType: isText,
    token: isText,
    requestId: isUuid,
  },
  answer: (c, body) => {
    const account = spendLink(c, { ...body, password: body.Password });
    const session = startSession(c, account, false);
    return c.json({ url: landingUrl(c, session) });
  },
});

/** Higher-education users register by a call of their own and sign in afterwards. */
export const registerHigherEdCall = postCall({
  path: "/api/higher-ed/register-new-user",
  fields: { emailToken: isText, password: isText },
  answer: (c, { emailToken, password }) => {
    spendLink(c, { token: emailToken, resetPasswordType: "HigherEdActivation", password });
    return c.json({ loginUrl: `${originOf(c)}/` });
  },
});

/** Changes the password of a user who had to after login; the user signs in with it next. */
export const mustResetCall = postCall({
  path: "/api/auth/mustresetpassword",
  fields: { UserAccountId: isNumber, Password: isText, resetPasswordType: isText, Token: isText },
  answer: (c, { UserAccountId: id, Password: password, Token: token }) => {
    const { accounts, tokens } = c.var.services;
    const known = tokens.find({ purpose: "mustReset", app: c.var.app.name, token });
    if (known?.accountId !== id) {
      c.set("outcome", "token refused");
      throw new ApiRefusal({ status: 401, friendlyMessage: "The token is not valid" });
    }
    setPassword(c, id, password);
    c.set("outcome", `${accounts.byId(id)?.username} has a new password`);
    return c.json({});
  },
});

/** The use of a link: once, however many requests arrive together, because nothing is awaited here. */
function spendLink(
  c: AppContext,
  given: { token: string; resetPasswordType: string; password: string },
) {
  const { links, failures } = c.var.services;
  const { account, link } = resetLink(c, given.token, given.resetPasswordType);
  refuseLocked(c, account, textLanguageOf(account.language));
  setPassword(c, account.id, given.password);
  links.use(link.hash);
  // Older mails must not undo what was just done.
  links.useAll(account.id, resetKinds);
  failures.clear(`account ${account.id}`);
  c.set("outcome", `${account.username} has a new password`);
  return account;
}

/** @throws {ApiRefusal} 400 for a password that is too short, counted in code points */
function setPassword(c: AppContext, accountId: number, password: string): void {
  const { accounts, tokens } = c.var.services;
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    throw new ApiRefusal({ status: 400, friendlyMessage: "The password is too short" });
  }
  accounts.setPassword(accountId, password);
  // The old password may be known to others: what was begun with it ends.
  tokens.revokeAccount(accountId);
}
