import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/failure.ts";
import { testEnvironment } from "../testing/environment.ts";
import { serverLogOutOf } from "./server-log-out.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a failed call leaves no trace in the console", new ApiError("logout", { kind: "offline" }), 0],
  ["a mistake of our own does", new TypeError("planted"), 1],
])("[API-21] [API-23] of a log-out that the server has not heard, %s", async (_, error, times) => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const logOut = serverLogOutOf(testEnvironment());
  logOut.tell(() => Promise.reject(error));
  await vi.waitFor(() => expect(logOut.news()).toBe("unheard"));
  expect(reported).toHaveBeenCalledTimes(times);
});
