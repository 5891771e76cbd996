import { afterEach, expect, it, vi } from "vitest";
import { failed, type Result } from "../api/result.ts";
import { testEnvironment } from "../testing/environment.ts";
import { logOutRequestOf } from "./log-out.ts";

afterEach(() => vi.unstubAllGlobals());

it.each<[string, () => Promise<Result<unknown>>, number]>([
  ["a failed call leaves no trace in the console", async () => failed({ kind: "offline" }), 0],
  ["a mistake of our own does", () => Promise.reject(new TypeError("planted")), 1],
])("[API-21] [API-23] of a log-out that the server has not heard, %s", async (_, call, times) => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const logOut = logOutRequestOf(testEnvironment());
  logOut.send(call);
  await vi.waitFor(() => expect(logOut.state()).toBe("failed"));
  expect(reported).toHaveBeenCalledTimes(times);
});
