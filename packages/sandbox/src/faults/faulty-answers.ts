/** A call that is to go wrong. */
export interface FaultyCall {
  request: Request;
  /** Runs the call and returns its usual answer. */
  usual: () => Promise<Response>;
}

export const JSON_TYPE = { "Content-Type": "application/json" };

/** The connection breaks before there is an answer. */
export function breakOff(): Response {
  return Response.error();
}

/** The right answer up to its middle. The connection closes, but the length that was promised is that of the whole. */
export async function cutOff({ usual }: FaultyCall): Promise<Response> {
  const answer = await usual();
  // An answer without a body cannot be cut; a promise that is not kept can be made instead.
  const text = (await answer.text()) || '{"messages":[]}';
  const whole = new TextEncoder().encode(text);
  // Its cookies and its status came before the rest.
  const headers = new Headers(answer.headers);
  headers.set("Content-Type", JSON_TYPE["Content-Type"]);
  headers.set("Content-Length", String(whole.length));
  headers.set("Connection", "close");
  const status = answer.status === 204 ? 200 : answer.status;
  return new Response(whole.slice(0, Math.ceil(whole.length / 2)), { status, headers });
}

type Reshape = (value: unknown) => unknown;

/** The answer with every value of another type than it has; nothing at all becomes a list. */
export async function withOtherTypes(usual: Response): Promise<Response> {
  return reshaped(usual, (body) => (body === undefined ? [7] : otherTypes(body)));
}

/** The answer with unknown fields at every level. */
export async function withMoreFields(usual: Response): Promise<Response> {
  return reshaped(usual, (body) => moreFields(body ?? {}));
}

const otherTypeOf: Readonly<Record<string, Reshape>> = {
  string: () => 7,
  number: () => ({ seven: 7 }),
  boolean: () => "perhaps",
};

function otherTypes(value: unknown): unknown {
  if (value === null) return [7];
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "object") return otherTypeOf[typeof value]?.(value);
  return eachField(value, otherTypes);
}

function moreFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moreFields);
  if (typeof value !== "object" || value === null) return value;
  return { ...eachField(value, moreFields), version: 2, hints: [{ of: null }], "": "nameless" };
}

function eachField(fields: object, reshape: Reshape): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, reshape(value)]));
}

/** Keeps the cookies, so that what the call did is known to the browser. */
async function reshaped(usual: Response, reshape: Reshape): Promise<Response> {
  const text = await usual.text();
  const headers = new Headers(usual.headers);
  headers.set("Content-Type", JSON_TYPE["Content-Type"]);
  headers.delete("Content-Length");
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const status = usual.status === 204 ? 200 : usual.status;
  return new Response(JSON.stringify(reshape(body)), { status, headers });
}
