import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Account } from "../accounts/account.ts";
import { type AppContext, isHttps } from "../http/app-context.ts";
import { unknownApp } from "../regional-apps.ts";
import type { Services } from "../services.ts";
import { tokenLifetimes } from "../tokens/token-store.ts";

export interface Session {
  account: Account;
  /** Hash of the session, to which its tokens are bound. */
  hash: string;
}

/** Named by the app, because apps that are served from ports of one host share their cookies. */
function sessionCookieName(app: string): string {
  return `waymark_${app}_session`;
}

/** The session of the request's cookie; undefined without one, and for an account that was locked since. */
export function readSession(c: AppContext): Session | undefined {
  const { services, app } = c.var;
  const token = getCookie(c, sessionCookieName(app.name));
  const known = token && services.tokens.find({ purpose: "session", app: app.name, token });
  const account = known ? services.accounts.byId(known.accountId) : undefined;
  return known && account && !account.locked ? { account, hash: known.hash } : undefined;
}

/** Starts a session in place of the one the request may have; a remembered one outlives the browser's window. */
export function startSession(c: AppContext, account: Account, remember: boolean): Session {
  endSession(c);
  const { services, app } = c.var;
  const kind = { purpose: "session", app: app.name } as const;
  const token = services.tokens.issue({ ...kind, accountId: account.id });
  setCookie(c, sessionCookieName(app.name), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(c),
    ...(remember && { maxAge: tokenLifetimes.session }),
  });
  return { account, hash: services.tokens.find({ ...kind, token })?.hash ?? "" };
}

/** Signs out: the session ends and so does every appToken of the account here, or the portal would sign back in with it. */
export function signOut(c: AppContext): Account | undefined {
  const { services, app } = c.var;
  const session = readSession(c);
  endSession(c);
  deleteCookie(c, sessionCookieName(app.name), { path: "/" });
  if (!session) return undefined;
  const accountId = session.account.id;
  services.tokens.revokeAll({ purpose: "appToken", app: app.name, accountId });
  return session.account;
}

function endSession(c: AppContext): void {
  const session = readSession(c);
  if (session) c.var.services.tokens.revoke(session.hash);
}

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
  if (!app) throw unknownApp(appName, services.apps);
  if (!account) {
    throw new Error(`The sandbox has no account "${username}". \`accounts\` lists them.`);
  }
  const owner = { app: app.name, accountId: account.id };
  const session = services.tokens.issue({ purpose: "session", ...owner });
  return {
    cookie: `${sessionCookieName(app.name)}=${session}`,
    appToken: services.tokens.issue({ purpose: "appToken", ...owner }),
  };
}
