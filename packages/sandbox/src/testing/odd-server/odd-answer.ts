import { isObject } from "../../is-object.ts";

/** A call that succeeds with another status than 200. */
const successes: Readonly<Record<string, number>> = {
  "/api/auth/mustresetpassword": 204,
  "/api/auth/resetpassword": 201,
  "/api/auth/registration": 201,
  "/api/auth/resendverification": 202,
};

/** Statuses that stand for others. */
const refusals: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "/api/auth/login": { 401: 400 },
  "/api/auth/forgotpassword": { 404: 422 },
  "/api/auth/validateemailtoken": { 400: 422 },
};

/**
 * Turns an answer of the sandbox into one of another server. All of it is in `data`, with fields that the portal does not
 * know, and `null` for what is absent. Statuses and the case of header names differ, ids are text, addresses are paths.
 */
export async function oddAnswer(path: string, usual: Response) {
  const status = usual.ok
    ? (successes[path] ?? 200)
    : (refusals[path]?.[usual.status] ?? usual.status);
  const text = await usual.text();
  const body = status === 204 ? "" : JSON.stringify(oddBody(JSON.parse(text), usual.ok));
  const retryAfter = usual.headers.get("Retry-After");
  return {
    status,
    body,
    headers: [
      ["CONTENT-TYPE", "application/json;charset=UTF-8"],
      // A HAR file has the body decoded, whatever this says.
      ["content-encoding", "br"],
      ["x-Powered-BY", "Odd/4.2"],
      ["set-cookie", "ODD_ROUTE=a1; Path=/; Secure; Domain=.odd.example"],
      ["Set-Cookie", "ODD_SESSION=s1; Path=/; HttpOnly"],
      ...(retryAfter === null ? [] : [["RETRY-AFTER", retryAfter]]),
    ] as const,
  };
}

function oddBody(body: unknown, ok: boolean): unknown {
  const { data, ...rest } = isObject(body) ? body : {};
  const fields = Array.isArray(data)
    ? data.map(oddFields)
    : oddFields({ ...rest, ...Object(data) });
  return { apiVersion: "4.2", succeeded: ok, links: [{ rel: "self" }], data: fields };
}

function oddFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oddFields);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    if (typeof each === "number") return [name, String(each)];
    if (name === "url" && typeof each === "string") return [name, pathOf(each)];
    return [name, oddFields(each)];
  });
  return { ...Object.fromEntries(entries), errorCode: null, flags: [] };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
