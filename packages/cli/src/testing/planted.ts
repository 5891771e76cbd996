import type { World } from "../probe/world.ts";

type Fetch = World["fetch"];
type Fields = Record<string, unknown>;

/** A server that differs from another one in one way. */
interface Change {
  status?: (status: number) => number;
  body?: (body: Fields, status: number) => Fields;
  headers?: (headers: Headers) => void;
}

/** Changes every JSON answer of a server. */
export function planted(answers: Fetch, { status, body, headers: change }: Change): Fetch {
  return async (request) => {
    const response = await answers(request);
    const headers = new Headers(response.headers);
    change?.(headers);
    const isJson = headers.get("Content-Type")?.includes("json") === true;
    const text = await response.text();
    const fields: Fields = isJson && text !== "" ? JSON.parse(text) : {};
    const changed = isJson && body ? JSON.stringify(body(fields, response.status)) : text;
    return new Response(changed, { status: status?.(response.status) ?? response.status, headers });
  };
}

/** Every field inside `data`. */
export const allInData = (body: Fields): Fields => {
  const { data, ...top } = body;
  return Array.isArray(data) ? { data } : { data: { ...top, ...Object(data) } };
};

/** Every field at the top. */
export const allAtTop = (body: Fields): Fields => {
  const { data, ...top } = body;
  return Array.isArray(data) ? body : { ...top, ...Object(data) };
};

/** Statuses that another team might choose. */
export const otherStatuses = (status: number): number =>
  ({ 400: 500, 401: 200, 403: 419, 404: 409 })[status] ?? status;

/** Keys that no dictionary has. */
export const unknownKeys = (body: Fields): Fields =>
  Array.isArray(body["messages"])
    ? { ...body, messages: [{ friendlyMessage: "No", translationKey: "errors.not-found" }] }
    : body;

/** Sends the token that the server asks for in place of the page, and keeps its cookie. */
export function withoutCsrf(answers: Fetch, token: string): Fetch {
  const open = planted(answers, { headers: (headers) => headers.delete("Set-Cookie") });
  return (request) => {
    const headers = new Headers(request.headers);
    headers.set("X-XSRF-TOKEN", token);
    headers.set("Cookie", `XSRF-TOKEN=${token}`);
    return open(new Request(request, { headers }));
  };
}

/** Changes the CSRF cookie that a server sets. */
export function withCsrfCookie(answers: Fetch, change: (line: string) => string): Fetch {
  return planted(answers, {
    headers: (headers) => {
      const lines = headers.getSetCookie();
      headers.delete("Set-Cookie");
      for (const line of lines) {
        headers.append("Set-Cookie", line.startsWith("XSRF-TOKEN=") ? change(line) : line);
      }
    },
  });
}
