import { vi } from "vitest";
import { calls } from "../api/calls.ts";
import { request } from "../api/request.ts";
import type { Failure, Result } from "../api/result.ts";
import { defaultConfiguration } from "../config/configuration.ts";

export const settings = defaultConfiguration;
export const path = "/api/auth/redirect";
export const good = { url: "https://product.example/" };
export const redirect = (more = {}) =>
  request(calls.redirect, { body: { Token: "t" }, ...more }, settings);

export async function failureOf(call: Promise<Result<unknown>>): Promise<Failure> {
  const result = await call;
  if (result.ok) throw new Error("The call should fail");
  return result.failure;
}

/** The CSRF cookies that the page has, as hosts of one site may set them. */
export const hold = (...values: string[]) =>
  vi
    .spyOn(document, "cookie", "get")
    .mockReturnValue(values.map((value) => `XSRF-TOKEN=${value}`).join("; "));
