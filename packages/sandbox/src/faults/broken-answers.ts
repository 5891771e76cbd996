import type { FaultyCall } from "./fault.ts";

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
