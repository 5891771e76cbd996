import { calls } from "../api/calls.ts";
import { parseQuery } from "../browser/query.ts";
import { trimInvisible } from "../browser/trim-invisible.ts";
import { type Language, languages } from "../i18n/languages.ts";
import type { VariantName } from "../navigation/route-table.ts";
import { loginCallOf } from "../navigation/routes.ts";
import type { Configuration } from "../config/configuration.ts";
import { type SignInValues, staysSignedIn } from "./sign-in-values.ts";

export interface SignInRoute {
  variant: VariantName;
  /** Only the root passes its `redirect` parameter to the server. */
  isRoot: boolean;
}

/** Page on which the form is submitted, with its language. */
export interface SignInPage extends SignInRoute {
  /** The query of the address. */
  search: string;
  language: Language;
}

interface SignInSource extends SignInPage {
  requestId: string;
  configuration: Configuration;
}

/** The call of a sign-in, with what it sends. */
export function signInRequest(
  values: SignInValues,
  { variant, isRoot, search, requestId, language, configuration }: SignInSource,
) {
  const body = {
    Username: trimInvisible(values.username),
    Password: values.password,
    RequestId: requestId,
    SelectedLanguage: languages[language].loginId,
    remember: staysSignedIn(values, configuration),
  };
  const query = { redirect: (isRoot && parseQuery(search).get("redirect")) || undefined };
  return { call: calls[loginCallOf(variant)], input: { body, query } };
}
