import {
  array,
  check,
  custom,
  fallback,
  type InferOutput,
  nullish,
  pipe,
  union,
  unknown,
} from "valibot";
import {
  identifier,
  isExact,
  lenientText,
  object,
  requiredText,
  signInSchemas,
  text,
  url,
} from "./sign-in-schemas.ts";

const messages = nullish(array(object({ friendlyMessage: text, translationKey: text })));

/** Schema of `errorMessage` where nothing else of the body is needed: a text there makes the response a refusal. */
const noWords = nullish(
  pipe(
    unknown(),
    check((value) => typeof value !== "string" || value === ""),
  ),
);

/**
 * Schemas of the fields by which problem details and other bodies say that the call has failed, whatever the status of the
 * response. For calls that need no field of the body: any other body is their success.
 */
const noError = {
  status: nullish(
    pipe(
      unknown(),
      check((value) => typeof value !== "number" || value < 400 || value > 599),
    ),
  ),
  success: nullish(
    pipe(
      unknown(),
      check((value) => value !== false),
    ),
  ),
};

const tokenFields = {
  emailAddress: text,
  userName: text,
  activateName: lenientText,
  activatedBy: lenientText,
  institutionName: lenientText,
};

/** Schema of the empty object that some servers send in place of an empty list. */
const emptyObject = custom<Record<string, never>>((value) => JSON.stringify(value) === "{}");

/**
 * The schema of each call's successful response, by the call's name and in the order of the call table.
 * @internal
 */
export const responseSchemas = {
  login: signInSchemas.login,
  forgotPassword: object({
    ...noError,
    errorMessage: noWords,
    token: nullish(unknown()),
    messages,
  }),
  /** Each name is optional, but a response without any of them says nothing about the account. */
  validateEmailToken: pipe(
    object(tokenFields),
    check((fields) => Object.values(fields).some(Boolean)),
  ),
  familyData: object({
    ...noError,
    parent: nullish(object({ userName: text })),
    students: nullish(array(fallback(object({ firstName: text, lastName: text }), {}))),
  }),
  massPrint: url,
  resetPassword: url,
  /** The specification does not show it: it may name a url, or say why the change failed. */
  mustResetPassword: object({ ...noError, url: text, errorMessage: text }),
  redirect: signInSchemas.redirect,
  portfolioLinking: pipe(
    object({ errorMessage: text, url: text }),
    check((fields) => Boolean(fields.errorMessage) || Boolean(fields.url)),
  ),
  /** A registration that waits for approval may have no institutions, but a message that says so. */
  registrationData: pipe(
    object({
      userClaim: lenientText,
      institutions: nullish(array(fallback(object({ institutionId: identifier, name: text }), {}))),
      messages,
    }),
    // In a list without the institution whose id is too large, its people would choose another one.
    check(
      ({ institutions, messages: said }) =>
        institutions?.every(({ institutionId: id }) => isExact(id)) ?? Boolean(said?.length),
    ),
  ),
  /** A success may come with messages. */
  registration: object({ ...noError, errorMessage: noWords, messages }),
  verifyEmail: object({ email: requiredText }),
  confirmUsernameChange: object({ newEmail: requiredText }),
  /** A server may name the address that the new link went to. */
  resendVerification: object({ ...noError, errorMessage: noWords, email: text, newEmail: text }),
  /** A missing or empty list is valid: there is no workspace to choose. */
  switchAccount: object({
    ...noError,
    data: nullish(
      union([array(fallback(object({ userType: identifier, url: text }), {})), emptyObject]),
    ),
  }),
  registerHigherEd: object({ loginUrl: requiredText }),
  logout: signInSchemas.logout,
};

/** The data of each call's successful response, after validation. */
export type ResponseData<Name extends keyof typeof responseSchemas> = InferOutput<
  (typeof responseSchemas)[Name]
>;
