import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failed, type Failure, type Result, success } from "../api/result.ts";
import { httpFailure } from "../testing/http-failure.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { useSubmit } from "./use-submit.ts";

const options = { wrapper: InEnglish };
const onSuccess = vi.fn<(data: string, values: string) => "leaving" | undefined>();
const operation = "login";
const offline = failed<Failure>({ kind: "offline" });
const hasToWait = failed<Failure>(httpFailure(429, { retryAfterSeconds: 5 }));

/** A form's submit, whose attempts end when the test says so. */
function open() {
  const attempts: ((result: Result<string>) => void)[] = [];
  const send = vi.fn<(values: string) => Promise<Result<string>>>(
    () => new Promise((resolve) => attempts.push(resolve)),
  );
  const rendered = renderHook(() => useSubmit({ operation, send, onSuccess }), options);
  const { result, unmount } = rendered;
  const submit = (values: string) => act(() => void result.current.submit(values));
  const end = (at: number, outcome: string | typeof offline) =>
    act(async () => attempts[at]?.(typeof outcome === "string" ? success(outcome) : outcome));
  return { result, send, submit, end, unmount };
}

const idle = { busy: false, data: undefined, failure: null };
const comesBack = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));

afterEach(() => onSuccess.mockReset());

describe("a submit", () => {
  it("[QX-1] is one at a time, and may be made again when it has ended", async () => {
    const { result, send, submit, end } = open();
    expect(result.current).toMatchObject({ ...idle, submits: 0 });
    submit("one");
    submit("two");
    expect(send).toHaveBeenCalledExactlyOnceWith("one", expect.any(AbortSignal));
    expect(result.current).toMatchObject({ busy: true, submits: 1 });
    await end(0, "done");
    expect(result.current).toMatchObject({ busy: false, data: "done", failure: null });
    expect(onSuccess.mock.calls).toEqual([["done", "one"]]);
    submit("three");
    expect(send).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ busy: true, data: undefined, submits: 2 });
  });

  it("[API-21] that fails says why, forgets it at the next, and is no success", async () => {
    const { result, submit, end } = open();
    submit("one");
    await end(0, offline);
    expect(result.current).toMatchObject({ ...idle, failure: { kind: "offline" } });
    expect(onSuccess).not.toHaveBeenCalled();
    submit("two");
    expect(result.current).toMatchObject({ busy: true, data: undefined, failure: null });
  });

  it.each([
    ["sending", (planted: Error) => ({ send: () => Promise.reject<Result<string>>(planted) })],
    [
      "acting on a success",
      (planted: Error) => ({
        send: async () => success("done"),
        onSuccess: () => {
          throw planted;
        },
      }),
    ],
  ])("[API-21] a mistake of our own while %s is thrown to the error boundary", async (_, plant) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const planted = new TypeError("planted");
    const { result } = renderHook(() => useSubmit({ operation, ...plant(planted) }), options);
    await expect(act(() => result.current.submit(""))).rejects.toBe(planted);
  });

  it("[QX-1] that leads away stays busy, and takes no other", async () => {
    const { result, send, submit, end } = open();
    onSuccess.mockImplementation((data) => (data === "away" ? "leaving" : undefined));
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
    expect(result.current).toMatchObject({ busy: true, failure: null, submits: 2 });
    submit("three");
    expect(send).toHaveBeenCalledTimes(2);
    await end(1, "done");
    expect(result.current).toMatchObject({ busy: false, data: "done" });
  });

  it.each([
    ["a screen that the person has left", ({ unmount }: ReturnType<typeof open>) => unmount()],
    ["the page before it came back", () => comesBack(true)],
  ])("[QX-1] [QX-3] of %s leads nowhere and starts no wait", async (_, leave) => {
    vi.useFakeTimers();
    const succeeds = open();
    succeeds.submit("one");
    leave(succeeds);
    await succeeds.end(0, "done");
    expect(onSuccess).not.toHaveBeenCalled();
    const waits = open();
    waits.submit("one");
    leave(waits);
    await waits.end(0, hasToWait);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("may do nothing more than keep its data", async () => {
    const send = async () => success("done");
    const { result } = renderHook(() => useSubmit({ operation, send }), options);
    await act(() => result.current.submit(""));
    expect(result.current).toMatchObject({ busy: false, data: "done", failure: null });
  });
});

describe("a submit with an address", () => {
  const field = document.createElement("input");
  field.name = "email";
  const form = document.createElement("form");
  form.dataset["portalForm"] = "";
  form.append(field);
  beforeEach(() => {
    field.value = "nadia@home.example";
    document.body.append(form);
  });
  afterEach(() => form.remove());

  it("[QN-3] that has to wait does so in the next form for the same address, too", async () => {
    const first = open();
    first.submit("one");
    await first.end(0, hasToWait);
    first.unmount();
    const second = open();
    expect(second.result.current).toMatchObject({ submits: 0, failure: hasToWait.failure });
    second.submit("two");
    expect(second.send).not.toHaveBeenCalled();
    second.unmount();
  });

  it("[QN-7] [QN-3] that is refused says nothing of another one that was typed since, and keeps its wait", async () => {
    const { result, send, submit, end, unmount } = open();
    submit("one");
    field.value = "nadja@home.example";
    await end(0, hasToWait);
    expect(result.current).toMatchObject(idle);
    submit("two");
    expect(send).toHaveBeenCalledTimes(2);
    await end(1, offline);
    expect(result.current.failure).toEqual(offline.failure);
    field.value = "NADIA@home.example";
    submit("three");
    expect(send).toHaveBeenCalledTimes(2);
    expect(result.current.failure).toEqual(hasToWait.failure);
    unmount();
  });
});
