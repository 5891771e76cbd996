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
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const status = usual.status === 204 ? 200 : usual.status;
  return new Response(JSON.stringify(reshape(body)), { status, headers });
}
