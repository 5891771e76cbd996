import { ApiRefusal } from "../api/api-refusal.ts";
import { isNumber, isText, postCall } from "../api/call-row.ts";
import { checkPassword } from "./reset-password-call.ts";

/** Changes the password of a user who had to after login; the user signs in with it next. */
export const mustResetCall = postCall({
  path: "/api/auth/mustresetpassword",
  fields: { UserAccountId: isNumber, Password: isText, resetPasswordType: isText, Token: isText },
  answer: async (c, body) => {
    const { accounts, tokens } = c.var.services;
    const known = tokens.find({ purpose: "mustReset", app: c.var.app.name, token: body.Token });
    if (known?.accountId !== body.UserAccountId) {
      c.set("outcome", "token refused");
      throw new ApiRefusal({ status: 401, friendlyMessage: "The token is not valid" });
    }
    checkPassword(body.Password);
    accounts.setPassword(known.accountId, body.Password);
    // The old password may be known to others: what was begun with it ends, this token too.
    tokens.revokeAccount(known.accountId);
    c.set("outcome", `${accounts.byId(known.accountId)?.username} has a new password`);
    return c.json({});
  },
});
