import { signInCalls } from "../api/sign-in-calls.ts";
import { parseQuery } from "../browser/urls.ts";
import { trimInvisible } from "../browser/trim-invisible.ts";
import { type Language, languages } from "../i18n/languages.ts";
import type { VariantName } from "../navigation/route-table.ts";
import { loginCallOf, ownSignInPage } from "../navigation/find-route.ts";
import type { Redirect } from "../navigation/safe-redirect-url.ts";
import type { Configuration } from "../config/configuration-keys.ts";
import { type SignInValues, staysSignedIn } from "./sign-in-values.ts";
import type { ResponseData } from "../api/response-schemas.ts";
import { failed, inLanguage, type Result, success } from "../api/result.ts";
import type { Send } from "../api/send.ts";
import { markLock } from "../errors/account-lock.ts";
import { prepareSignIn } from "../session/stored-session.ts";
import type { PendingPasswordChange } from "../session/pending-password-change.ts";

/** Page on which the form is submitted, with its language. */
export interface SignInPage {
  variant: VariantName;
  /** True where the call sends the visit's `redirect`: on pages of the root's variant; before React on the root alone. */
  sendsRedirect: boolean;
  /** The query of the address. */
  search: string;
  language: Language;
}

/** Functions and facts of the page that the call needs. */
export interface CallDependencies extends Pick<Redirect, "checkUrl" | "root"> {
  configuration: Configuration;
  send: Send;
}

interface SignInSubmit {
  values: SignInValues;
  page: SignInPage;
  requestId: string;
  signal: AbortSignal;
}

/** The call of a sign-in, with what it sends. */
export function signInRequest(
  { values, page, requestId }: Omit<SignInSubmit, "signal">,
  configuration: Configuration,
) {
  const { variant, sendsRedirect, search, language } = page;
  const body = {
    Username: trimInvisible(values.username).normalize(),
    Password: values.password,
    RequestId: requestId,
    SelectedLanguage: languages[language].loginId,
    remember: staysSignedIn(values, configuration),
  };
  const query = { redirect: (sendsRedirect && parseQuery(search).get("redirect")) || undefined };
  return { call: signInCalls[loginCallOf(variant)], input: { body, query } };
}

/** A right password: the person is signed in, or has to change the password first. */
export type SignIn =
  | { kind: "signedIn"; url: string; token: string | null }
  | { kind: "mustReset"; change: Omit<PendingPasswordChange, "variant"> };

/** Decides what the response of a login means. */
function toSignInResult(
  data: ResponseData<"login">,
  username: string,
  { checkUrl, root }: CallDependencies,
): Result<SignIn> {
  const { errorMessage, isMustResetPassword, userAccountId, jwtToken, url } = data;
  if (errorMessage) return failed({ kind: "serverText", text: errorMessage });
  if (isMustResetPassword) {
    const change = { userAccountId: userAccountId ?? "", token: jwtToken ?? "", username };
    return success({ kind: "mustReset", change });
  }
  const checked = checkUrl(url ?? "");
  return checked === null || ownSignInPage(checked, root)
    ? failed({ kind: "refusedUrl" })
    : success({ kind: "signedIn", url: checked, token: jwtToken ?? null });
}

/** Makes the call of a submit, and decides what its response means. */
export async function callSignIn(
  submit: SignInSubmit,
  dependencies: CallDependencies,
): Promise<Result<SignIn>> {
  const { configuration, send } = dependencies;
  const request = signInRequest(submit, configuration);
  const { remember, Username } = request.input.body;
  prepareSignIn(remember, configuration.signIn.remember);
  const response = await send(request.call, { ...request.input, signal: submit.signal });
  const result = response.ok ? toSignInResult(response.data, Username, dependencies) : response;
  if (result.ok) return result;
  const failure = markLock(result.failure, configuration.lockedAccountTexts);
  return failed(inLanguage(failure, submit.page.language));
}
