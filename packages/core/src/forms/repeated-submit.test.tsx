import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failed, type Failure } from "../api/result.ts";
import { httpFailure } from "../testing/http-failure.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { moves } from "../testing/waiting-form.ts";
import { useSubmit } from "./use-submit.ts";

const tooMany = failed<Failure>(httpFailure(429, { retryAfterSeconds: 5 }));
const send = vi.fn<(values: string) => Promise<typeof tooMany>>(async () => tooMany);
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

/** Lets the wait and the random delay after it pass, in front of a person. */
async function waits() {
  moves();
  await act(() => vi.advanceTimersByTimeAsync(9000));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  send.mockClear();
});

/** A form of the portal, which sends what its field holds, and nothing of an empty one. */
function Page() {
  const { submit } = useSubmit({ operation: "login", send });
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      data-portal-form=""
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current?.value) void submit(field.current.value);
      }}
    >
      <input ref={field} defaultValue="first" />
      <button type="submit">Send</button>
    </form>
  );
}

describe("a submit that had to wait", () => {
  it("[QN-3] is made once more by its form, as a press on the button would", async () => {
    render(<Page />, { wrapper: InEnglish });
    fireEvent.submit(screen.getByRole("button"));
    await settled();
    screen.getByRole<HTMLInputElement>("textbox").value = "filled in since";
    await waits();
    expect(send.mock.calls.map(([values]) => values)).toEqual(["first", "filled in since"]);
  });

  it("[QN-3] is not made with its old values where its form refuses the new ones", async () => {
    render(<Page />, { wrapper: InEnglish });
    fireEvent.submit(screen.getByRole("button"));
    await settled();
    screen.getByRole<HTMLInputElement>("textbox").value = "";
    await waits();
    expect(send).toHaveBeenCalledExactlyOnceWith("first", expect.any(AbortSignal));
  });

  it.each([
    ["no form", ""],
    ["a form without a button", "<form data-portal-form></form>"],
  ])("[QN-3] is made once more with its own values on a page with %s", async (_, page) => {
    document.body.insertAdjacentHTML("beforeend", page);
    const { result } = renderHook(() => useSubmit({ operation: "login", send }), {
      wrapper: InEnglish,
    });
    await act(() => result.current.submit("own"));
    await waits();
    expect(send.mock.calls.map(([values]) => values)).toEqual(["own", "own"]);
    for (const form of document.forms) form.remove();
  });
});
