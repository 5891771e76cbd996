import { ApiRefusal } from "./api-refusal.ts";

/** Says whether a value is what a field may hold. */
type FieldGuard<Value> = (value: unknown) => value is Value;
export type FieldGuards = Readonly<Record<string, FieldGuard<unknown>>>;
export type FieldsOf<Guards extends FieldGuards> = {
  [Name in keyof Guards]: Guards[Name] extends FieldGuard<infer Value> ? Value : never;
};

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
export const isUuid = (value: unknown): value is string =>
  isText(value) && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(value);
/** The login-language id: 0 for Canadian English, 1 for everything else. */
export const isLoginLanguage = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

/**
 * The fields of a request's body, each as the specification spells it.
 * @throws {ApiRefusal} 400 that names the fields which are missing or hold something else
 */
export function checkFields<Guards extends FieldGuards>(
  body: Readonly<Record<string, unknown>>,
  guards: Guards,
): FieldsOf<Guards> {
  const wrong = Object.keys(guards).filter((name) => !guards[name]?.(body[name]));
  if (wrong.length > 0) {
    throw new ApiRefusal({
      status: 400,
      friendlyMessage: `Missing or not as specified: ${wrong.join(", ")}`,
    });
  }
  // Each field has just passed the guard whose type is claimed for it.
  return body as FieldsOf<Guards>;
}
