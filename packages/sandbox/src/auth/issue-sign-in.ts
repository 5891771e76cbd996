import type { Services } from "../services.ts";
import { sessionCookieName } from "./session-cookie.ts";

/** A sign-in without the form. */
export interface IssuedSignIn {
  /** `name=value` of the session cookie. */
  cookie: string;
  /** Token that login would have returned as jwtToken. */
  appToken: string;
}

/** Issues the cookie and tokens of a person who has just signed in, for tests of something other than signing in. */
export function issueSignIn(services: Services, username: string, appName: string): IssuedSignIn {
  const account = services.accounts.byName(username);
  const app = services.apps.find(({ name }) => name === appName);
  if (!account || !app) throw new Error(`No account "${username}" or no app "${appName}"`);
  const owner = { app: app.name, accountId: account.id };
  const session = services.tokens.issue({ purpose: "session", ...owner });
  return {
    cookie: `${sessionCookieName(app.name)}=${session}`,
    appToken: services.tokens.issue({ purpose: "appToken", ...owner }),
  };
}
