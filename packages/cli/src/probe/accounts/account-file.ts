import {
  array,
  check,
  flatten,
  maxLength,
  nonEmpty,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
} from "valibot";
import type { InferOutput } from "valibot";
import { languages, type Language, MIN_PASSWORD_LENGTH } from "@waymark/core/answers";
import { isRecord } from "@waymark/core/build";
import { InputError } from "@waymark/hosting";

const filled = pipe(string("should be a text"), nonEmpty("should not be empty"));
const newPassword = pipe(
  string("should be a text"),
  // The portal counts code points.
  check(
    (text) => [...text].length >= MIN_PASSWORD_LENGTH,
    `should have ${MIN_PASSWORD_LENGTH} characters or more`,
  ),
);
const language = optional(
  picklist(
    Object.keys(languages) as Language[],
    `should be one of ${Object.keys(languages).join(", ")}`,
  ),
);
const account = { username: filled, password: filled, language };

/** Test accounts: each part is optional, and only what is there is tried. */
const schema = strictObject({
  /** Accounts that sign in. */
  signIn: optional(
    pipe(array(strictObject(account)), maxLength(3, "should have 3 accounts or fewer")),
  ),
  /** An account with several workspaces. */
  workspaces: optional(strictObject(account)),
  /** An account whose password has to be changed. */
  mustReset: optional(strictObject({ ...account, newPassword: optional(newPassword) })),
  /** A key of the single sign-on, and the account to link. */
  linking: optional(strictObject({ ...account, k: filled })),
  /** A key of the single sign-on of a person without an account. */
  registration: optional(
    strictObject({
      k: filled,
      email: optional(filled),
      firstName: optional(filled),
      lastName: optional(filled),
      institutionId: optional(filled),
    }),
  ),
  /** The token of a mailed link. */
  reset: optional(
    strictObject({ token: filled, resetType: filled, newPassword: optional(newPassword) }),
  ),
});

/** Content of an account file. */
export type AccountFile = InferOutput<typeof schema>;

/**
 * Checks the content of an account file.
 * @throws {InputError} that names each field with a mistake, without its value
 */
export function checkAccounts(content: unknown, path: string): AccountFile {
  if (!isRecord(content)) throw new InputError(`${path} should have an object.`);
  const { success, output, issues } = safeParse(schema, content);
  if (success) return output;
  const { nested = {} } = flatten<typeof schema>(issues);
  const lines = Object.entries(nested).map(
    ([field, [message = ""] = []]) => `${field} ${plain(message)}`,
  );
  throw new InputError(`${path} has mistakes:\n  ${lines.join("\n  ")}`);
}

/** The library's own messages repeat the value, which may be a password. */
function plain(message: string): string {
  if (message.startsWith("should")) return message;
  if (/Expected never/u.test(message)) return "is not a known field";
  if (/received undefined/u.test(message)) return "is missing";
  return /Expected Array/u.test(message) ? "should be a list" : "should be an object";
}

/** Returns every secret of an account file. */
export function secretsOfAccounts(accounts: AccountFile): string[] {
  const plainFields = new Set(["language", "resetType", "institutionId"]);
  const texts = (value: unknown, key: string): string[] => {
    if (typeof value === "string") return plainFields.has(key) ? [] : [value];
    return typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([inner, part]) => texts(part, inner))
      : [];
  };
  return texts(accounts, "");
}
