import { parseJson } from "../http/parse-json.ts";
import { ApiRefusal } from "./api-refusal.ts";

/**
 * The JSON object that a request carries.
 * @throws {ApiRefusal} 400 when the body is not declared as JSON, is none, or is no object
 */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) {
    throw badRequest("The Content-Type has to be application/json");
  }
  const body = parse(await request.arrayBuffer());
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw badRequest("The body has to be a JSON object");
  }
  return { ...body };
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
