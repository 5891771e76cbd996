import type { AppContext } from "../http/app-context.ts";
import { parseJson } from "../http/request-body.ts";
import { isObject } from "../is-object.ts";
import { ApiRefusal } from "./api-refusal.ts";

/** One row of the call table. */
export interface CallRow {
  method: "GET" | "POST";
  path: string;
  answer: (c: AppContext) => Promise<Response>;
}

interface PostCall<Guards extends FieldGuards> {
  path: string;
  fields: Guards;
  answer: (c: AppContext, body: FieldsOf<Guards>) => Response | Promise<Response>;
}

/** A POST call; its `answer` only ever sees bodies whose fields passed their guards. */
export function postCall<Guards extends FieldGuards>(call: PostCall<Guards>): CallRow {
  return {
    method: "POST",
    path: call.path,
    answer: async (c) => call.answer(c, checkFields(await readJsonBody(c.req.raw), call.fields)),
  };
}

/** Says whether a value is what a field may hold. */
type FieldGuard<Value> = (value: unknown) => value is Value;
type FieldGuards = Readonly<Record<string, FieldGuard<unknown>>>;
type FieldsOf<Guards extends FieldGuards> = {
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
function checkFields<Guards extends FieldGuards>(
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

/**
 * The JSON object that a request carries.
 * @throws {ApiRefusal} 400 when the body is not declared as JSON, is none, or is no object
 */
async function readJsonBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) {
    throw badRequest("The Content-Type has to be application/json");
  }
  const body = parse(await request.arrayBuffer());
  if (!isObject(body)) throw badRequest("The body has to be a JSON object");
  return body;
}

function parse(bytes: ArrayBuffer): unknown {
  // A call without fields may come without a body.
  if (bytes.byteLength === 0) return {};
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw badRequest("The body is not JSON");
  }
}

function badRequest(friendlyMessage: string): ApiRefusal {
  return new ApiRefusal({ status: 400, friendlyMessage });
}
