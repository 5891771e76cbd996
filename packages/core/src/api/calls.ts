import { mixed, type Schema } from "yup";
import { loginAnswer, type LoginAnswer, redirectAnswer, type RedirectAnswer } from "./answers.ts";
import type { Call } from "./call.ts";

export interface LoginRequest {
  Username: string;
  Password: string;
  RequestId: string;
  SelectedLanguage: number;
  remember: boolean;
}

/** The calls of section 7 of the specification, in its order. A new call is a row. */
export const calls = {
  login: post<LoginRequest, LoginAnswer>("login", "/api/auth/login", loginAnswer),
  loginSd: post<LoginRequest, LoginAnswer>("login", "/api/auth/loginSD", loginAnswer),
  redirect: post<{ Token: string }, RedirectAnswer>("redirect", "/api/auth/redirect", redirectAnswer),
};

/** The path of the logout call is not known; a configuration may name it [API-23]. */
export function logoutCall(path: string): Call<never, unknown> {
  return { name: "logout", method: "POST", path, answer: mixed() };
}

function post<Body, Answer>(name: string, path: string, answer: Schema<Answer>): Call<Body, Answer> {
  return { name, method: "POST", path, answer };
}
