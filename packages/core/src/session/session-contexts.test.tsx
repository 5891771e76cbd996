import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ArrivalProvider, useArrivalBox } from "./arrival.tsx";
import { MustResetProvider, useMustResetHold } from "./must-reset-hold.tsx";

describe("what screens hand on to each other", () => {
  it.each<[string, () => unknown, typeof ArrivalProvider]>([
    ["useArrivalBox", useArrivalBox, ArrivalProvider],
    ["useMustResetHold", useMustResetHold, MustResetProvider],
  ])("%s is empty at first, and says what it needs", (name, useHold, Provider) => {
    expect(renderHook(useHold, { wrapper: Provider }).result.current).toEqual({ current: null });
    expect(() => renderHook(useHold)).toThrow(`${name} needs`);
  });
});
