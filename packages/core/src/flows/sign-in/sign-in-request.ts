import { calls } from "../../api/calls.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import type { Variant } from "../../navigation/route-table.ts";
import type { Configuration } from "../../config/configuration.ts";
import { type SignInValues, staysSignedIn } from "./sign-in-schema.ts";

export interface SignInRoute {
  variant: Variant;
  /** Only the root passes its `redirect` parameter to the server. */
  isRoot: boolean;
}

interface SignInPage extends SignInRoute {
  search: URLSearchParams;
  requestId: string;
  language: Language;
  configuration: Configuration;
}

/** The call of a sign-in, with what it sends. */
export function signInRequest(
  values: SignInValues,
  { variant, isRoot, search, requestId, language, configuration }: SignInPage,
) {
  const body = {
    Username: trimInvisible(values.username),
    Password: values.password,
    RequestId: requestId,
    SelectedLanguage: languages[language].loginId,
    remember: staysSignedIn(values, configuration),
  };
  const query = { redirect: (isRoot && search.get("redirect")) || undefined };
  return { call: variant === "sdmylife" ? calls.loginSd : calls.login, input: { body, query } };
}
