import { postCall } from "../api/call-row.ts";
import { signOut } from "./session.ts";

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
