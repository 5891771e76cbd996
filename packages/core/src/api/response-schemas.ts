import {
  array,
  boolean,
  check,
  custom,
  fallback,
  type InferOutput,
  nonEmpty,
  nullish,
  number,
  object as objectOf,
  type ObjectEntries,
  pipe,
  string,
  union,
  unknown,
} from "valibot";

/** Schema of an object. `objectOf` reads inherited entries, too, which a script of the page may have added to all objects. */
function object<const Entries extends ObjectEntries>(entries: Entries) {
  const own = { ...entries };
  Object.setPrototypeOf(own, null);
  return objectOf(own);
}

/** Servers leave a field out, or send null, where they have nothing to say. */
const text = nullish(string());

/** Schema of a text that is not needed: another value counts as absent, as an odd entry of a list does. */
const shown = fallback(text, undefined);

/** Servers send an identifier as a number or as text; it is sent back unchanged. */
const identifier = nullish(union([string(), number()]));

/** A larger number was read as another one, and a call with it would act for another account. */
const isExact = (id: InferOutput<typeof identifier>) =>
  typeof id !== "number" || Number.isSafeInteger(id);

const requiredText = pipe(string(), nonEmpty());

const messages = nullish(array(object({ friendlyMessage: text, translationKey: text })));

const url = object({ url: requiredText });

/** Schema of the field that makes a refusal of a body from which nothing else is needed, where it is a text. */
const noWords = nullish(
  pipe(
    unknown(),
    check((value) => typeof value !== "string" || value === ""),
  ),
);

const tokenFields = {
  emailAddress: text,
  userName: text,
  activateName: shown,
  activatedBy: shown,
  institutionName: shown,
};

/** Schema of the empty object that some servers send in place of an empty list. */
const emptyObject = custom<Record<string, never>>((value) => JSON.stringify(value) === "{}");

/** The schema of each call's successful response, by the call's name and in the order of the call table. */
export const responseSchemas = {
  /** Rejects a success without `url`, and a must-reset without `userAccountId`. A must-reset may have no token. */
  login: pipe(
    object({
      errorMessage: text,
      isMustResetPassword: nullish(boolean()),
      userAccountId: fallback(identifier, undefined),
      jwtToken: shown,
      url: text,
    }),
    check((fields) => {
      if (fields.errorMessage) return true;
      const { isMustResetPassword, userAccountId: id } = fields;
      return isMustResetPassword ? id != null && isExact(id) : Boolean(fields.url);
    }),
  ),
  forgotPassword: object({ errorMessage: noWords, token: nullish(unknown()), messages }),
  /** Each name is optional, but a response without any of them says nothing about the account. */
  validateEmailToken: pipe(
    object(tokenFields),
    check((fields) => Object.values(fields).some(Boolean)),
  ),
  familyData: object({
    parent: nullish(object({ userName: text })),
    students: nullish(array(fallback(object({ firstName: text, lastName: text }), {}))),
  }),
  massPrint: url,
  resetPassword: url,
  /** The specification does not show it: it may name a url, or say why the change failed. */
  mustResetPassword: object({ url: text, errorMessage: text }),
  redirect: url,
  portfolioLinking: pipe(
    object({ errorMessage: text, url: text }),
    check((fields) => Boolean(fields.errorMessage) || Boolean(fields.url)),
  ),
  /** A registration that waits for approval may have no institutions, but a message that says so. */
  registrationData: pipe(
    object({
      userClaim: shown,
      institutions: nullish(
        array(
          fallback(object({ institutionId: pipe(identifier, check(isExact)), name: text }), {}),
        ),
      ),
      messages,
    }),
    check((fields) => fields.institutions != null || Boolean(fields.messages?.length)),
  ),
  /** A success may come with messages. */
  registration: object({ errorMessage: noWords, messages }),
  verifyEmail: object({ email: requiredText }),
  confirmUsernameChange: object({ newEmail: requiredText }),
  /** A server may name the address that the new link went to. */
  resendVerification: object({ errorMessage: noWords, email: text, newEmail: text }),
  /** A missing or empty list is valid: there is no workspace to choose. */
  switchAccount: object({
    data: nullish(
      union([array(fallback(object({ userType: identifier, url: text }), {})), emptyObject]),
    ),
  }),
  registerHigherEd: object({ loginUrl: requiredText }),
  /** The content is not used. */
  logout: object({}),
};

/** The data of each call's successful response, after validation. */
export type ResponseData<Name extends keyof typeof responseSchemas> = InferOutput<
  (typeof responseSchemas)[Name]
>;
