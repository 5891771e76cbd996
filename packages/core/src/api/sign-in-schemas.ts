import {
  boolean,
  check,
  fallback,
  type InferOutput,
  nullish,
  number,
  object as objectOf,
  type ObjectEntries,
  pipe,
  regex,
  string,
  union,
} from "valibot";

/** Schema of an object. `objectOf` reads inherited entries, too, which a script of the page may have added to all objects. */
export function object<const Entries extends ObjectEntries>(entries: Entries) {
  const own = { ...entries };
  Object.setPrototypeOf(own, null);
  return objectOf(own);
}

/** Schema of a text that a server may leave out, or send as null. */
export const text = nullish(string());

/** Schema of a text that is not needed: another value counts as absent, as an odd entry of a list does. */
export const lenientText = fallback(text, undefined);

/** Schema of an identifier, which servers send as a number or as text. It is sent back unchanged. */
export const identifier = nullish(union([string(), number()]));

/** Returns true for an id that was read exactly. JSON reads a larger number as another one: another account's. */
export const isExact = (id: InferOutput<typeof identifier>) =>
  typeof id !== "number" || Number.isSafeInteger(id);

/** Schema of a text that is needed. One of spaces alone counts as absent. */
export const requiredText = pipe(string(), regex(/\S/u));

export const url = object({ url: requiredText });

/** The schemas of the calls that a page with the sign-in form makes; those of all others load with other screens. */
export const signInSchemas = {
  /** Rejects a success without `url`, and a must-reset without `userAccountId`. A must-reset may have no token. */
  login: pipe(
    object({
      errorMessage: text,
      isMustResetPassword: nullish(boolean()),
      userAccountId: fallback(identifier, undefined),
      jwtToken: text,
      url: text,
    }),
    check((fields) => {
      if (fields.errorMessage) return true;
      const { isMustResetPassword, userAccountId: id } = fields;
      return isMustResetPassword ? id != null && isExact(id) : Boolean(fields.url);
    }),
  ),
  redirect: url,
  /** The content is not used. */
  logout: object({}),
};
