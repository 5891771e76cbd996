import type { FaultyCall } from "./fault.ts";

export const JSON_TYPE = { "Content-Type": "application/json" };

/** The connection breaks before there is an answer. */
export function breakOff(): Response {
  return Response.error();
}

/** The right answer up to its middle. The connection closes, but the length that was promised is that of the whole. */
export async function cutOff({ usual }: FaultyCall): Promise<Response> {
  // An answer without a body cannot be cut; a promise that is not kept can be made instead.
  const text = (await (await usual()).text()) || '{"messages":[]}';
  const whole = new TextEncoder().encode(text);
  return new Response(whole.slice(0, Math.ceil(whole.length / 2)), {
    headers: { ...JSON_TYPE, "Content-Length": String(whole.length), Connection: "close" },
  });
}
