import { array, boolean, mixed, object, string } from "yup";

/** Servers send an identifier as a number or as text; it is sent back unchanged. */
const identifier = mixed<string | number>(
  (value): value is string | number => typeof value === "string" || typeof value === "number",
);

const messages = array(
  object({ friendlyMessage: string().nullable(), translationKey: string().nullable() }),
);

const url = object({ url: string().required() });

const institution = object({ institutionId: identifier.nullable(), name: string().nullable() });

const student = object({ firstName: string().nullable(), lastName: string().nullable() });

const workspace = object({ userType: identifier.nullable(), url: string().nullable() });

const tokenFields = {
  emailAddress: string().nullable(),
  userName: string().nullable(),
  activateName: string().nullable(),
  activatedBy: string().nullable(),
  institutionName: string().nullable(),
};

/** A success whose content is not used. */
const anyObject = mixed<object>((value): value is object => typeof value === "object");

/** The schema of each call's successful response, by the call's name and in the order of the call table. */
export const responseSchemas = {
  /** Rejects a success without `url`, and a must-reset without `userAccountId`. A must-reset may have no token. */
  login: object({
    errorMessage: string().nullable(),
    isMustResetPassword: boolean().nullable(),
    userAccountId: identifier.nullable(),
    jwtToken: string().nullable(),
    url: string().nullable(),
  }).test("complete", (fields) => {
    if (fields.errorMessage) return true;
    return fields.isMustResetPassword ? fields.userAccountId != null : Boolean(fields.url);
  }),
  forgotPassword: object({ token: string().nullable(), messages: messages.nullable() }),
  /** Each name is optional, but a response without any of them says nothing about the account. */
  validateEmailToken: object(tokenFields).test("something", (fields) =>
    (Object.keys(tokenFields) as (keyof typeof tokenFields)[]).some((name) => fields[name]),
  ),
  familyData: object({
    parent: object({ userName: string().nullable() }).nullable(),
    students: array(student).nullable(),
  }),
  massPrint: url,
  resetPassword: url,
  /** The specification does not show it: it may name a url, or say why the change failed. */
  mustResetPassword: object({ url: string().nullable(), errorMessage: string().nullable() }),
  redirect: url,
  portfolioLinking: object({
    errorMessage: string().nullable(),
    url: string().nullable(),
  }).test("complete", (fields) => Boolean(fields.errorMessage) || Boolean(fields.url)),
  registrationData: object({
    userClaim: string().nullable(),
    institutions: array(institution).required(),
    messages: messages.nullable(),
  }),
  /** A success may come with messages. */
  registration: object({ messages: messages.nullable() }),
  verifyEmail: object({ email: string().required() }),
  confirmUsernameChange: object({ newEmail: string().required() }),
  resendVerification: anyObject,
  /** A missing or empty list is valid: there is no workspace to choose. */
  switchAccount: object({ data: array(workspace).nullable() }),
  registerHigherEd: object({ loginUrl: string().required() }),
  logout: anyObject,
};
