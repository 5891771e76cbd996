import { type Language, languages } from "../languages.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The kinds of mailed links: how long each is good, in seconds, and the portal's route that it opens. */
export const linkKinds = {
  ResetPassword: { lifetime: HOUR, route: resetRoute },
  ForceResetPassword: { lifetime: DAY, route: resetRoute },
  ActivateAccount: { lifetime: 7 * DAY, route: resetRoute },
  ActivateParent: { lifetime: 7 * DAY, route: resetRoute },
  HigherEdActivation: { lifetime: 7 * DAY, route: resetRoute },
  VerifyEmail: { lifetime: DAY, route: verificationRoute("verify", "PersonalEmail") },
  UsernameChange: { lifetime: DAY, route: verificationRoute("confirmusernamechange", "UserName") },
  MassPrint: { lifetime: DAY, route: massPrintRoute },
} as const satisfies Record<string, LinkKindRow>;

export type LinkKind = keyof typeof linkKinds;

interface LinkKindRow {
  lifetime: number;
  route: (link: { kind: string; token: string; language: Language }) => string;
}

/** The batch that a class's list belongs to; the sandbox prints one class. */
const BATCH = "1";

/** The reset types that the portal may hand back (section 4). */
export const resetKinds = [
  "ResetPassword",
  "ForceResetPassword",
  "ActivateAccount",
  "ActivateParent",
  "HigherEdActivation",
] as const satisfies readonly LinkKind[];

function resetRoute({ kind, token, language }: Parameters<LinkKindRow["route"]>[0]): string {
  return `/reset/${encodeURIComponent(token)}/${kind}${langOf(language)}`;
}

function verificationRoute(path: string, tokenType: string): LinkKindRow["route"] {
  return ({ token, language }) =>
    `/${path}/${encodeURIComponent(token)}/${tokenType}/${languageIds(language)}`;
}

/** The language ids in verification links: login language and translation language. */
function languageIds(language: Language): string {
  const row = languages.find(({ tag }) => tag === language) ?? languages[0];
  return `${row.loginId}/${row.translationId}`;
}

function massPrintRoute({ token, language }: { token: string; language: Language }): string {
  return `/massprint/${encodeURIComponent(token)}/ClassList/${BATCH}${langOf(language)}`;
}

/** Links without a language part carry it in the query, so that a page opens in the language of its mail. */
function langOf(language: Language): string {
  return language === "fr-CA" ? "?lang=fr" : "";
}
