import fc, { type Arbitrary } from "fast-check";

/** Reaction of a stand-in for the network to a call: it answers, or it breaks. */
export type Generated = () => Promise<Response>;

const names = fc.oneof(
  fc.string(),
  fc.constantFrom("__proto__", "constructor", "toString", "data", "url", "messages", "then"),
);
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, -1e308, "", "[object Object]"),
    fc.string(),
    fc.dictionary(names, tie("value"), { maxKeys: 4, noNullPrototype: false }),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
})).value;

/** Bodies that no shape allows, as text. */
const noise = fc.oneof(
  anyJson.map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " \n",
    "\ufeff{}",
    "null",
    "[]",
    "{",
    '{"url":"https://pro',
    "<!doctype html><title>Log in to the network</title>",
    '{"__proto__":{"polluted":true,"url":"https://evil.example/"}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"data":{"__proto__":{"polluted":true}}}',
    "[".repeat(2_000) + "]".repeat(2_000),
    '{"data":'.repeat(500) + "null" + "}".repeat(500),
  ),
);

/** A good answer with one thing wrong, or strange, about it. */
function mutated(good: Arbitrary<unknown>): Arbitrary<string> {
  return fc.tuple(good, names, anyJson, fc.nat(7)).map(([answer, name, value, way]) => {
    if (typeof answer !== "object" || answer === null) return JSON.stringify(value);
    const keys = Object.keys(answer);
    const [key = name] = keys.slice(way % (keys.length + 1));
    const whole = JSON.stringify(answer);
    if (way === 0) return whole.slice(0, -1);
    if (way === 1) return JSON.stringify({ ...answer, [name]: value });
    if (way === 2) return JSON.stringify({ data: answer, [name]: value });
    if (way === 3) return JSON.stringify({ ...answer, data: value });
    if (way === 4) return JSON.stringify([answer]);
    return JSON.stringify({ ...answer, [key]: value });
  });
}

const headers = fc.record(
  {
    "Content-Type": fc.constantFrom("application/json", "text/html", "image/png", "a;b;c"),
    "Retry-After": fc.oneof(
      fc.constantFrom("0", "-1", "1e9", "Infinity", "soon", "Wed, 21 Oct 2065 07:28:00 GMT"),
      fc.nat().map(String),
    ),
  },
  { requiredKeys: [] },
);
const statuses = fc.oneof(
  { arbitrary: fc.constant(200), weight: 3 },
  {
    arbitrary: fc.constantFrom(201, 204, 205, 206, 304, 400, 401, 403, 409, 410, 429, 503),
    weight: 1,
  },
  { arbitrary: fc.integer({ min: 200, max: 599 }), weight: 1 },
);
const withoutBody = new Set([204, 205, 304]);

const breaks = fc.constantFrom<Generated>(
  () => Promise.reject(new TypeError("Failed to fetch")),
  () => Promise.reject(new DOMException("gone", "AbortError")),
  () => Promise.resolve(Response.error()),
  () => Promise.resolve(new Response(cutOff())),
  () => Promise.resolve(new Response(`{"url":"https://a.example/${"a".repeat(500_000)}"}`)),
);

function cutOff(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.error(new TypeError("reset")) });
}

/** Every response of a server or proxy to a call, given its valid responses. */
export function generatedResponses(good: Arbitrary<unknown>): Arbitrary<Generated> {
  const body = fc.oneof(
    { arbitrary: good.map((answer) => JSON.stringify(answer)), weight: 2 },
    { arbitrary: mutated(good), weight: 4 },
    { arbitrary: noise, weight: 2 },
  );
  const answers = fc.tuple(body, statuses, headers).map(
    ([text, status, given]): Generated =>
      async () =>
        new Response(withoutBody.has(status) ? null : text, { status, headers: given }),
  );
  return fc.oneof({ arbitrary: answers, weight: 200 }, { arbitrary: breaks, weight: 1 });
}
