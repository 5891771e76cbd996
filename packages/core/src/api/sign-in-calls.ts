import type { NamedCalls } from "./call.ts";
import { signInSchemas } from "./sign-in-schemas.ts";

/** The calls that sign in, and the one that resumes a stored sign-in. */
export type SignInCalls = Record<"login" | "loginSd", NamedCalls["login"]> &
  Pick<NamedCalls, "redirect">;

const login: NamedCalls["login"] = {
  name: "login",
  method: "POST",
  path: "/api/auth/login",
  operation: "login",
  schema: signInSchemas.login,
};

/** Calls of a page that shows the sign-in form. The table of all calls loads with other screens. */
export const signInCalls: SignInCalls = {
  login,
  /** The South Dakota variant signs in by the same call at a path of its own. */
  loginSd: { ...login, path: "/api/auth/loginSD" },
  redirect: {
    name: "redirect",
    method: "POST",
    path: "/api/auth/redirect",
    operation: "redirect",
    schema: signInSchemas.redirect,
  },
};

/** Returns the call of a log-out. The specification does not show its path; the configuration may name one. */
export function logoutCall(path: string): NamedCalls["logout"] {
  return {
    name: "logout",
    method: "POST",
    path,
    operation: "logout",
    ignoresContent: true,
    schema: signInSchemas.logout,
  };
}
