import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { EnvironmentProvider } from "../config/environment.ts";
import { testEnvironment } from "../testing/environment.ts";
import { usePendingPasswordChange } from "./pending-password-change.ts";
import { useSignInReasonRef } from "./sign-in-reason.ts";

/** Returns what a hook gives in a portal, twice. */
function twiceInPortal(hook: () => unknown): [first: unknown, second: unknown] {
  const environment = testEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
  );
  const first = renderHook(hook, { wrapper }).result.current;
  return [first, renderHook(hook, { wrapper }).result.current];
}

describe("what screens hand on to each other", () => {
  it.each<[string, () => unknown]>([
    ["useSignInReasonRef", useSignInReasonRef],
    ["usePendingPasswordChange", usePendingPasswordChange],
  ])("by %s is empty at first, one object for a portal, and says what it needs", (_, hook) => {
    const [first, second] = twiceInPortal(hook);
    expect(first).toEqual({ current: null });
    expect(second).toBe(first);
    expect(twiceInPortal(hook)[0]).not.toBe(first);
    expect(() => renderHook(hook)).toThrow("needs the portal around it");
  });
});
