import { boolean, type InferType, mixed, object, string } from "yup";

/** An identifier that servers send as a number or a text; it is sent back as it came. */
const identifier = mixed<string | number>(
  (value): value is string | number => typeof value === "string" || typeof value === "number",
);

/** Login response data. Signed in without a place to go, or a must-reset without whom, is no answer [API-21]. */
export const loginAnswer = object({
  errorMessage: string().nullable(),
  isMustResetPassword: boolean().nullable(),
  userAccountId: identifier.nullable(),
  jwtToken: string().nullable(),
  url: string().nullable(),
}).test("complete", ({ errorMessage, isMustResetPassword, jwtToken, userAccountId, url }) => {
  if (errorMessage) return true;
  return isMustResetPassword ? userAccountId != null && Boolean(jwtToken) : Boolean(url);
});
export type LoginAnswer = InferType<typeof loginAnswer>;

export const redirectAnswer = object({ url: string().required() });
export type RedirectAnswer = InferType<typeof redirectAnswer>;
