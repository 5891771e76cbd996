import { ApiRefusal } from "../api/api-refusal.ts";
import { isText, postCall } from "../api/call-row.ts";
import { landingUrl } from "./landing-url.ts";
import { signOut, startSession } from "./session.ts";

/** Exchanges a kept appToken for a session and the place to go. The token stays good: the portal keeps it. */
export const redirectCall = postCall({
  path: "/api/auth/redirect",
  fields: { Token: isText },
  answer: (c, { Token: token }) => {
    const { services, app } = c.var;
    const known = services.tokens.find({ purpose: "appToken", app: app.name, token });
    const account = known && services.accounts.byId(known.accountId);
    if (!account || account.locked || account.mustReset) {
      c.set("outcome", "appToken refused");
      throw new ApiRefusal({ status: 401, friendlyMessage: "The token is not valid" });
    }
    c.set("outcome", `${account.username} is back`);
    return c.json({ url: landingUrl(c, startSession(c, account, true)) });
  },
});

/** Ends the session and the account's appTokens in this app; signing out twice is no error. */
export const logoutCall = postCall({
  path: "/api/auth/logout",
  fields: {},
  answer: (c) => {
    const account = signOut(c);
    c.set("outcome", account ? `${account.username} signed out` : "no user was signed in");
    return c.json({});
  },
});
