import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/failure.ts";
import { useSubmit } from "./use-submit.ts";

const follow = vi.fn<(step: string, values: string) => void>();
const offline = new ApiError("login", { kind: "offline" });

/** A submission whose attempts end when the test says so. */
function open(leaves?: (step: string) => boolean) {
  const attempts: { resolve: (step: string) => void; reject: (reason: Error) => void }[] = [];
  const send = vi.fn<(values: string) => Promise<string>>(
    () => new Promise((resolve, reject) => attempts.push({ resolve, reject })),
  );
  const { result } = renderHook(() => useSubmit({ send, follow, ...(leaves && { leaves }) }));
  const submit = (values: string) => act(() => void result.current.submit(values));
  const end = (at: number, step: string | Error) =>
    act(async () => {
      if (typeof step === "string") attempts[at]?.resolve(step);
      else attempts[at]?.reject(step);
    });
  return { result, send, submit, end };
}

const idle = { busy: false, step: undefined, failure: null };
const comesBack = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));

afterEach(() => follow.mockReset());

describe("a submission", () => {
  it("[QX-1] is one at a time, and may be made again when it has ended", async () => {
    const { result, send, submit, end } = open();
    expect(result.current).toMatchObject({ ...idle, attempt: 0 });
    submit("one");
    submit("two");
    expect(send.mock.calls).toEqual([["one"]]);
    expect(result.current).toMatchObject({ busy: true, attempt: 1 });
    await end(0, "done");
    expect(result.current).toMatchObject({ busy: false, step: "done", failure: null });
    expect(follow.mock.calls).toEqual([["done", "one"]]);
    submit("three");
    expect(send).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ busy: true, step: undefined, attempt: 2 });
  });

  it("[API-21] that fails says why, forgets it at the next, and is not followed", async () => {
    const { result, submit, end } = open(() => true);
    submit("one");
    await end(0, offline);
    expect(result.current).toMatchObject({ ...idle, failure: { kind: "offline" } });
    expect(follow).not.toHaveBeenCalled();
    submit("two");
    expect(result.current).toMatchObject({ busy: true, step: undefined, failure: null });
  });

  it.each([
    ["sending", (planted: Error) => ({ send: () => Promise.reject(planted) })],
    [
      "following",
      (planted: Error) => ({
        send: async () => "done",
        follow: () => {
          throw planted;
        },
      }),
    ],
  ])("[API-21] a mistake of our own while %s is thrown to the error boundary", async (_, plant) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const planted = new TypeError("planted");
    const { result } = renderHook(() => useSubmit(plant(planted)));
    await expect(act(() => result.current.submit(""))).rejects.toBe(planted);
    vi.restoreAllMocks();
  });

  it("[QX-1] that leads away stays busy, and takes no other", async () => {
    const { result, send, submit, end } = open((step) => step === "away");
    submit("one");
    await end(0, "stay");
    expect(result.current.busy).toBe(false);
    submit("two");
    await end(1, "away");
    expect(result.current.busy).toBe(true);
    submit("three");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("[QX-3] is as before it when the page comes back, whatever it ends with later", async () => {
    const { result, send, submit, end } = open();
    submit("one");
    comesBack(false);
    expect(result.current.busy).toBe(true);
    comesBack(true);
    expect(result.current).toMatchObject(idle);
    submit("two");
    await end(0, offline);
    expect(result.current).toMatchObject({ busy: true, failure: null, attempt: 3 });
    submit("three");
    expect(send).toHaveBeenCalledTimes(2);
    await end(1, "done");
    expect(result.current).toMatchObject({ busy: false, step: "done" });
  });

  it("may do nothing more than show its step", async () => {
    const send = async () => "done";
    const { result } = renderHook(() => useSubmit({ send }));
    await act(() => result.current.submit(""));
    expect(result.current).toMatchObject({ busy: false, step: "done", failure: null });
  });
});
