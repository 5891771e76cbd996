import { array, boolean, type InferType, mixed, object, string } from "yup";

/** An identifier that servers send as a number or a text; it is sent back as it came. */
const identifier = mixed<string | number>(
  (value): value is string | number => typeof value === "string" || typeof value === "number",
);

/**
 * Login response data. Signed in without a place to go, or a must-reset without whom, is no answer [API-21]. A must-reset
 * may come without a token: the server may not need one [SI-7].
 */
export const loginAnswer = object({
  errorMessage: string().nullable(),
  isMustResetPassword: boolean().nullable(),
  userAccountId: identifier.nullable(),
  jwtToken: string().nullable(),
  url: string().nullable(),
}).test("complete", ({ errorMessage, isMustResetPassword, userAccountId, url }) => {
  if (errorMessage) return true;
  return isMustResetPassword ? userAccountId != null : Boolean(url);
});
export type LoginAnswer = InferType<typeof loginAnswer>;

export const redirectAnswer = object({ url: string().required() });
export type RedirectAnswer = InferType<typeof redirectAnswer>;

const message = object({
  friendlyMessage: string().nullable(),
  translationKey: string().nullable(),
});

export const forgotPasswordAnswer = object({
  token: string().nullable(),
  messages: array(message).nullable(),
});
export type ForgotPasswordAnswer = InferType<typeof forgotPasswordAnswer>;

/** Names may be missing, but an answer that says nothing of the account at all is none. */
export const tokenAnswer = object({
  emailAddress: string().nullable(),
  userName: string().nullable(),
  activateName: string().nullable(),
  activatedBy: string().nullable(),
  institutionName: string().nullable(),
}).test("something", (fields) => tokenFields.some((name) => Boolean(fields[name])));
const tokenFields = [
  "emailAddress",
  "userName",
  "activateName",
  "activatedBy",
  "institutionName",
] as const;
export type TokenAnswer = InferType<typeof tokenAnswer>;

const student = object({ firstName: string().nullable(), lastName: string().nullable() });

export const familyAnswer = object({
  parent: object({ userName: string().nullable() }).nullable(),
  students: array(student).nullable(),
});
export type FamilyAnswer = InferType<typeof familyAnswer>;

export const loginUrlAnswer = object({ loginUrl: string().required() });
export type LoginUrlAnswer = InferType<typeof loginUrlAnswer>;

/** The result of a forced change is not shown: it may name a place to go, or say why not. */
export const mustResetAnswer = object({
  url: string().nullable(),
  errorMessage: string().nullable(),
});
export type MustResetAnswer = InferType<typeof mustResetAnswer>;

export const emailAnswer = object({ email: string().required() });
export type EmailAnswer = InferType<typeof emailAnswer>;

export const newEmailAnswer = object({ newEmail: string().required() });
export type NewEmailAnswer = InferType<typeof newEmailAnswer>;

/** Success is all there is to read. */
export const emptyAnswer = mixed<object>((value): value is object => typeof value === "object");
export type EmptyAnswer = object | undefined;

const institution = object({ institutionId: identifier.nullable(), name: string().nullable() });

/** What the registration form is filled with. */
export const registrationDataAnswer = object({
  userClaim: string().nullable(),
  institutions: array(institution).required(),
  messages: array(message).nullable(),
});
export type RegistrationDataAnswer = InferType<typeof registrationDataAnswer>;

/** An accepted registration; the server may say something about it. */
export const registrationAnswer = object({ messages: array(message).nullable() });
export type RegistrationAnswer = InferType<typeof registrationAnswer>;

export const linkingAnswer = object({
  errorMessage: string().nullable(),
  url: string().nullable(),
}).test("complete", ({ errorMessage, url }) => Boolean(errorMessage) || Boolean(url));
export type LinkingAnswer = InferType<typeof linkingAnswer>;

const workspace = object({ userType: identifier.nullable(), url: string().nullable() });

/** A missing or empty list is an answer, too: there is no workspace to choose [SW-4]. */
export const workspacesAnswer = object({ data: array(workspace).nullable() });
export type WorkspacesAnswer = InferType<typeof workspacesAnswer>;
