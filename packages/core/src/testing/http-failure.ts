import type { HttpFailure } from "../api/result.ts";

/** A response that refuses, without messages, but for the parts that are given. */
export function httpFailure(status: number, more: Partial<HttpFailure> = {}): HttpFailure {
  return { kind: "http", status, messages: [], message: "", ...more };
}
