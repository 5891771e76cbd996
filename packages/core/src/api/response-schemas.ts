import { array, boolean, type InferType, mixed, object, string } from "yup";

/** An identifier that servers send as a number or a text; it is sent back as it came. */
const identifier = mixed<string | number>(
  (value): value is string | number => typeof value === "string" || typeof value === "number",
);

/**
 * Login response data. Signed in without a place to go, or a must-reset without whom, is no answer [API-21]. A must-reset
 * may come without a token: the server may not need one [SI-7].
 */
export const loginResponse = object({
  errorMessage: string().nullable(),
  isMustResetPassword: boolean().nullable(),
  userAccountId: identifier.nullable(),
  jwtToken: string().nullable(),
  url: string().nullable(),
}).test("complete", ({ errorMessage, isMustResetPassword, userAccountId, url }) => {
  if (errorMessage) return true;
  return isMustResetPassword ? userAccountId != null : Boolean(url);
});
export type LoginResponse = InferType<typeof loginResponse>;

export const redirectResponse = object({ url: string().required() });
export type RedirectResponse = InferType<typeof redirectResponse>;

const message = object({
  friendlyMessage: string().nullable(),
  translationKey: string().nullable(),
});

export const forgotPasswordResponse = object({
  token: string().nullable(),
  messages: array(message).nullable(),
});
export type ForgotPasswordResponse = InferType<typeof forgotPasswordResponse>;

/** Names may be missing, but an answer that says nothing of the account at all is none. */
export const tokenResponse = object({
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
export type TokenResponse = InferType<typeof tokenResponse>;

const student = object({ firstName: string().nullable(), lastName: string().nullable() });

export const familyResponse = object({
  parent: object({ userName: string().nullable() }).nullable(),
  students: array(student).nullable(),
});
export type FamilyResponse = InferType<typeof familyResponse>;

export const loginUrlResponse = object({ loginUrl: string().required() });
export type LoginUrlResponse = InferType<typeof loginUrlResponse>;

/** The result of a forced change is not shown: it may name a place to go, or say why not. */
export const mustResetResponse = object({
  url: string().nullable(),
  errorMessage: string().nullable(),
});
export type MustResetResponse = InferType<typeof mustResetResponse>;

export const emailResponse = object({ email: string().required() });
export type EmailResponse = InferType<typeof emailResponse>;

export const newEmailResponse = object({ newEmail: string().required() });
export type NewEmailResponse = InferType<typeof newEmailResponse>;

/** Success is all there is to read. */
export const emptyResponse = mixed<object>((value): value is object => typeof value === "object");
export type EmptyResponse = object | undefined;

const institution = object({ institutionId: identifier.nullable(), name: string().nullable() });

/** What the registration form is filled with. */
export const registrationDataResponse = object({
  userClaim: string().nullable(),
  institutions: array(institution).required(),
  messages: array(message).nullable(),
});
export type RegistrationDataResponse = InferType<typeof registrationDataResponse>;

/** An accepted registration; the server may say something about it. */
export const registrationResponse = object({ messages: array(message).nullable() });
export type RegistrationResponse = InferType<typeof registrationResponse>;

export const linkingResponse = object({
  errorMessage: string().nullable(),
  url: string().nullable(),
}).test("complete", ({ errorMessage, url }) => Boolean(errorMessage) || Boolean(url));
export type LinkingResponse = InferType<typeof linkingResponse>;

const workspace = object({ userType: identifier.nullable(), url: string().nullable() });

/** A missing or empty list is an answer, too: there is no workspace to choose [SW-4]. */
export const workspacesResponse = object({ data: array(workspace).nullable() });
export type WorkspacesResponse = InferType<typeof workspacesResponse>;
