import type { CallName } from "@waymark/core/answers";
import { secretsOfUrl } from "../calls/urls.ts";
import type { Seen } from "./step.ts";

/** Fields of answers that identify a person, or open something. */
const secretFields: readonly string[] = [
  "jwtToken",
  "token",
  "emailAddress",
  "userName",
  "activateName",
  "activatedBy",
  "email",
  "newEmail",
  "userClaim",
  "userAccountId",
];

/** Returns the secrets that an answer has brought. */
export function secretsOfAnswer(
  name: CallName,
  { body, exchange }: Seen,
  origin: string,
): unknown[] {
  const fields = body?.fields ?? {};
  const location = exchange.answer?.headers.get("Location") ?? "";
  const list: unknown = fields["data"];
  const entries: unknown[] = name === "switchAccount" && Array.isArray(list) ? list : [];
  const urls = [
    fields["url"],
    fields["loginUrl"],
    location,
    ...entries.map((entry): unknown => Object(entry).url),
  ];
  return [
    ...secretFields.map((field) => fields[field]),
    ...urls.flatMap((url) => (typeof url === "string" ? secretsOfUrl(url, origin) : [])),
  ];
}
