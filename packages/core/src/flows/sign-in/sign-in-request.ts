import { calls } from "../../api/calls.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import type { Variant } from "../../navigation/route-table.ts";
import type { SignInValues } from "./sign-in-schema.ts";

export interface SignInRoute {
  variant: Variant;
  /** Only the root passes its `redirect` parameter to the server. */
  isRoot: boolean;
}

interface SignInPage extends SignInRoute {
  search: URLSearchParams;
  requestId: string;
  language: Language;
}

/** The call of a sign-in, with what it sends. */
export function signInRequest(
  { username, password, remember }: SignInValues,
  { variant, isRoot, search, requestId, language }: SignInPage,
) {
  const body = {
    Username: trimInvisible(username),
    Password: password,
    RequestId: requestId,
    SelectedLanguage: languages[language].loginId,
    remember,
  };
  const query = { redirect: (isRoot && search.get("redirect")) || undefined };
  return { call: variant === "sdmylife" ? calls.loginSd : calls.login, input: { body, query } };
}
