import { parseJson } from "../http/request-body.ts";
import { isObject } from "../is-object.ts";

/** Meaning of a request, by which it is found in a recording. It holds no secret. */
export interface Meaning {
  /** Method and path, such as `POST /api/auth/login`. */
  call: string;
  /** Names of the fields that are sent, sorted. */
  fields: readonly string[];
  /** Ids of the language that is asked for. */
  language: string;
  /** True for a request with a CSRF token. */
  hasToken: boolean;
  /** Values that tell requests of the same kind apart, such as a username. */
  subject: string;
}

/** Mark in place of what a recording does not tell. */
export const HIDDEN = /\[(?:hidden|redacted)\]/iu;

const languageFields = ["SelectedLanguage", "languageType", "translationLanguage"];
const subjectFields = [
  "Username",
  "UserName",
  "email",
  "Email",
  "resetPasswordType",
  "tokenType",
  "MassPrintEmailType",
];

interface SentRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/** Returns the meaning of a call's request; undefined for an address that is none of a call. */
export function meaningOf({ method, url, headers, body }: SentRequest): Meaning | undefined {
  const { pathname } = new URL(url);
  // The portal may be below a path.
  const start = pathname.indexOf("/api/");
  if (start === -1) return undefined;
  const sent = fieldsIn(body);
  const pairsOf = (names: readonly string[], isMeant: (value: unknown) => boolean) =>
    JSON.stringify(names.map((name) => [name, sent[name]]).filter(([, value]) => isMeant(value)));
  return {
    call: `${method} ${pathname.slice(start)}`,
    fields: Object.keys(sent).toSorted(),
    // The name of the header can be configured.
    hasToken: headers.some(([name, value]) => /xsrf|csrf/iu.test(name) && value !== ""),
    language: pairsOf(languageFields, Number.isInteger),
    subject: pairsOf(subjectFields, isTold),
  };
}

function isTold(value: unknown): boolean {
  return value !== undefined && !(typeof value === "string" && HIDDEN.test(value));
}

function fieldsIn(body: string): Readonly<Record<string, unknown>> {
  try {
    const value = parseJson(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
