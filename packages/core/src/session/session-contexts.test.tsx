import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SignInReasonProvider, useSignInReasonRef } from "./sign-in-reason.tsx";
import {
  PendingPasswordChangeProvider,
  usePendingPasswordChange,
} from "./pending-password-change.tsx";

describe("what screens hand on to each other", () => {
  it.each<[string, () => unknown, typeof SignInReasonProvider]>([
    ["SignInReasonProvider", useSignInReasonRef, SignInReasonProvider],
    ["PendingPasswordChangeProvider", usePendingPasswordChange, PendingPasswordChangeProvider],
  ])("of %s is empty at first, and says what it needs", (_, useHold, Provider) => {
    expect(renderHook(useHold, { wrapper: Provider }).result.current).toEqual({ current: null });
    expect(() => renderHook(useHold)).toThrow("needs the portal around it");
  });
});
