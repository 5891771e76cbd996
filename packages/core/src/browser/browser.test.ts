import { describe, expect, it, vi } from "vitest";
import { trimInvisible } from "./trim-invisible.ts";
import { readSession, readStored, removeStored, writeSession, writeStored } from "./storage.ts";
import { uuid } from "./uuid.ts";

/** The best of three runs, so that a busy machine changes little. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(Math.min(...times), 0.01);
}

describe("trimInvisible", () => {
  it("[QF-5] drops blanks, no-break and zero-width spaces at the ends only", () => {
    expect(trimInvisible("\u200b\u00a0 ana lópez\ufeff\u2060 \n")).toBe("ana lópez");
    expect(trimInvisible("a\u200bb")).toBe("a\u200bb");
    expect(["", " ", " \u200b\n"].map(trimInvisible)).toEqual(["", "", ""]);
  });

  it("[QF-5] removes the marks of writing directions that are copied along from mail programs and dialogs", () => {
    expect(trimInvisible("\u202aana@school.example\u202c\u200e")).toBe("ana@school.example");
    expect(trimInvisible("\u2068ana\u2069\u00ad")).toBe("ana");
  });

  it("[QF-5] needs no more time for blanks inside a text than for reading it some 100 times", () => {
    const text = `a${" ".repeat(60_000)}b`;
    const readOnce = timeOf(() => [...text].filter((character) => character === "a").length);
    const trimmed = timeOf(() => trimInvisible(text));
    expect(trimInvisible(text)).toBe(text);
    expect(trimmed / readOnce).toBeLessThan(100);
  });
});

describe("storage", () => {
  it("[EG-1] [EG-2] keeps what is written until it is removed", () => {
    expect(readStored("appToken")).toBeNull();
    writeStored("appToken", "t");
    expect([readStored("appToken"), readStored("auth_token")]).toEqual(["t", null]);
    expect(localStorage.getItem("appToken")).toBe("t");
    removeStored("appToken");
    expect(readStored("appToken")).toBeNull();
  });

  it("[QT-6] reads as empty and forgets writes when it is blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    writeStored("appToken", "t");
    removeStored("appToken");
    expect(readStored("appToken")).toBeNull();
  });

  it("[QT-6] of the tab is empty and forgets writes when it is blocked", () => {
    expect(readSession("reloadedBuild")).toBe("");
    writeSession("reloadedBuild", "value");
    expect(readSession("reloadedBuild")).toBe("value");
    const blocked = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    writeSession("reloadedBuild", "another");
    expect(readSession("reloadedBuild")).toBe("");
    blocked.mockRestore();
    expect(readSession("reloadedBuild")).toBe("value");
    sessionStorage.clear();
  });

  it("[QT-6] survives a full storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => writeStored("appToken", "t")).not.toThrow();
  });

  it("[QT-6] [QN-7] of a full storage has no earlier value in place of the one that did not fit", () => {
    writeStored("appToken", "of another person");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    writeStored("appToken", "t");
    full.mockRestore();
    expect(readStored("appToken")).toBeNull();
  });
});

describe("uuid", () => {
  const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

  it("[API-4] is random", () => {
    expect(uuid()).toMatch(shape);
    expect(uuid()).not.toBe(uuid());
  });

  it.each([
    [0x00, "00000000-0000-4000-8000-000000000000"],
    [0x07, "77777777-7777-4777-8777-777777777777"],
    [0xff, "ffffffff-ffff-4fff-8fff-ffffffffffff"],
  ])("[API-4] is of version 4, also on plain http pages, of bytes of %d", (byte, expected) => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
    expect(uuid()).toBe(expected);
  });
});
