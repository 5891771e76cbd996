import {
  boolean,
  description,
  type InferOutput,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
  union,
} from "valibot";

// The portal uses only the types of this file: the compiler checks the bodies that it sends.

const text = (meaning: string) => pipe(string(), description(meaning));
const loginLanguage = pipe(
  number(),
  minValue(0),
  maxValue(1),
  description("Login-language id: 0 for Canadian English, 1 for any other language."),
);
const translationLanguage = pipe(
  number(),
  description("Translation-language id of section 3 of the specification, such as 3 for fr_CA."),
);
const identifier = pipe(
  union([string(), number()]),
  description("As the server sent it: a number stays a number."),
);
const linkToken = text("Token of the mailed link.");
const password = text("Password, byte for byte as it was typed.");

/** Body of both calls that verify an address. */
const verification = strictObject({
  Token: linkToken,
  tokenType: text("Kind of token, from the path of the link."),
  languageType: loginLanguage,
  translationLanguage,
});

/**
 * Schema of each call's body, by the call's name and in the order of the call table. Field names are spelled as the
 * server expects them. A call without a schema sends no body.
 */
export const requestSchemas = {
  login: strictObject({
    Username: text("Username or email address, without spaces at its ends."),
    Password: password,
    RequestId: text(
      "UUID of the screen: the same for each submit of a form that is shown, another one when it is opened again.",
    ),
    SelectedLanguage: loginLanguage,
    remember: boolean(),
  }),
  forgotPassword: strictObject({
    email: text("Address that the link is sent to."),
    languageType: loginLanguage,
    translationLanguage,
  }),
  validateEmailToken: strictObject({
    Token: linkToken,
    ForgotPasswordUrl: text("Absolute url of the portal's own forgot page."),
    resetPasswordType: text("Type of reset, from the path of the link."),
  }),
  familyData: strictObject({ k: linkToken, email: text("Address of the parent.") }),
  massPrint: strictObject({
    Token: linkToken,
    MassPrintEmailType: text("Type of the mail, from the path of the link."),
    MassPrintBatchJobId: text("Id of the batch, from the path of the link."),
  }),
  resetPassword: strictObject({
    UserName: text("`userName` of the validated token, else its `emailAddress`."),
    Password: password,
    resetPasswordType: text("Type of reset, from the path of the link."),
    token: linkToken,
    requestId: text("UUID of the screen."),
  }),
  mustResetPassword: strictObject({
    UserAccountId: identifier,
    Password: password,
    resetPasswordType: literal("ForceResetPassword"),
    Token: text("`jwtToken` of the sign-in that asked for the change; empty where it had none."),
  }),
  redirect: strictObject({ Token: text("Token of the stored sign-in.") }),
  portfolioLinking: strictObject({
    Username: text("Username or email address, without spaces at its ends."),
    Password: password,
    SsoToken: text("Token of the single sign-on, from the path of the link."),
  }),
  registrationData: strictObject({ K: linkToken }),
  registration: strictObject({
    Email: text("Address of the new account."),
    FirstName: string(),
    LastName: string(),
    DisplayName: string(),
    InstitutionId: identifier,
    K: linkToken,
  }),
  verifyEmail: verification,
  confirmUsernameChange: verification,
  resendVerification: verification,
  registerHigherEd: strictObject({ emailToken: linkToken, password }),
};

/** Schema of the query of each call that has one. */
export const querySchemas = {
  login: strictObject({
    redirect: optional(text("`redirect` of the sign-in page's address, unchanged.")),
  }),
  switchAccount: strictObject({ k: optional(text("`k` of the page's address.")) }),
};

/** Body of a call. */
export type RequestBody<Name extends keyof typeof requestSchemas> = InferOutput<
  (typeof requestSchemas)[Name]
>;
