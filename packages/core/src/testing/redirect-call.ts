import { vi } from "vitest";
import { calls } from "../api/calls.ts";
import { request } from "../api/request.ts";
import type { Failure, Result } from "../api/result.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";

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

/** Sets the CSRF cookies of the page, as hosts of one site may. @returns the spy of all cookies */
export const setCookies = (...values: string[]) =>
  vi
    .spyOn(document, "cookie", "get")
    .mockReturnValue(values.map((value) => `XSRF-TOKEN=${value}`).join("; "));
