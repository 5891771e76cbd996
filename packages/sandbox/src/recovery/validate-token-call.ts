import { fullName } from "../accounts/account.ts";
import { isText, postCall } from "../api/call-row.ts";
import type { AppContext } from "../http/app-context.ts";
import { resetKinds } from "../links/link-kinds.ts";
import { goodLink, resetStatuses } from "../links/link-refusal.ts";
import type { KnownLink } from "../links/link-store.ts";

/** Says whose link it is, as long as it is good. */
export const validateTokenCall = postCall({
  path: "/api/auth/validateemailtoken",
  fields: { Token: isText, ForgotPasswordUrl: isText, resetPasswordType: isText },
  answer: (c, body) => {
    const { account, link } = resetLink(c, body.Token, body.resetPasswordType);
    c.set("outcome", `${link.kind} link of ${account.username}`);
    return c.json({
      data: {
        emailAddress: account.email,
        userName: account.username,
        activateName: fullName(account),
        activatedBy: link.kind === "ActivateParent" ? account.institution : null,
        institutionName: account.institution,
      },
    });
  },
});

/** The children of a parent who sets up an account; k is the reset token. */
export const familyDataCall = postCall({
  path: "/api/auth/familydataget",
  fields: { k: isText, email: isText },
  answer: (c, { k }) => {
    const { account } = resetLink(c, k, "ActivateParent");
    c.set("outcome", `${account.children.length} children of ${account.username}`);
    const students = account.children.map(({ firstName, lastName }) => ({ firstName, lastName }));
    return c.json({ parent: { userName: account.username }, students });
  },
});

/** The good link of a token and the account that it is for. @throws {ApiRefusal} when there is none */
export function resetLink(c: AppContext, token: string, resetType: string) {
  const { services, app } = c.var;
  const kind = resetKinds.find((known) => known === resetType);
  const found: KnownLink | undefined = kind && services.links.find(token, kind, app.name);
  const link = goodLink(found, resetStatuses);
  const account = services.accounts.byId(link.accountId);
  if (!account) throw new Error(`link of account ${link.accountId}, which does not exist`);
  return { link, account };
}
