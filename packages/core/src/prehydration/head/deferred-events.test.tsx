import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasMark, removeMark, setMark } from "../../page/marks.ts";
import { endQueuedSubmit, queueSubmit } from "../../page/queued-submit.ts";
import { deferEventsUntilHydrated } from "./events-before-hydration.ts";

// It listens for the life of a page, so that one page is all that it gets.
deferEventsUntilHydrated();

const heard = vi.fn<(event: Event) => void>();
const types = ["keydown", "input", "click", "pointerdown"];

beforeEach(() => {
  const { container } = render(
    <>
      <form data-portal-form>
        <input aria-label="Username" />
        <button type="submit">Sign in</button>
        <button type="button" aria-label="Show password">
          <svg />
        </button>
        <a href="/forgot">Help</a>
      </form>
      <form id="own">
        <input aria-label="Code" />
      </form>
    </>,
  );
  for (const type of types) container.addEventListener(type, heard, true);
});

afterEach(() => {
  heard.mockReset();
  removeMark("ready");
});

/** Everything happens once to an element. @returns what reached the page above it */
function press(selector: string): string[] {
  const target = document.querySelector(selector);
  for (const type of types) target?.dispatchEvent(new Event(type, { bubbles: true }));
  return heard.mock.calls.map(([{ type }]) => type);
}

describe("an event in a form that is not hydrated yet", () => {
  it.each(["input", "[type=submit]"])("[QF-6] is kept from React: %s", (selector) => {
    setMark("ready");
    expect(press(`[data-portal-form] ${selector}`)).toEqual([]);
  });

  it.each(["input", "[type=submit]"])(
    "[QL-2] reaches password managers until React begins, but for clicks, which are queued: %s",
    (selector) => {
      expect(press(`[data-portal-form] ${selector}`)).toEqual(["keydown", "input", "pointerdown"]);
    },
  );

  it.each(["svg", "a"])(
    "[QF-6] reaches the page where React alone can answer it: %s",
    (selector) => {
      expect(press(`[data-portal-form] ${selector}`)).toEqual(types);
    },
  );

  it("[QF-6] reaches React after hydration", () => {
    document.querySelector("form")?.setAttribute("data-ready", "");
    expect(press("[data-portal-form] input")).toEqual(types);
  });

  it("[QT-7] is left alone in forms of a region's own", () => {
    expect(press("#own input")).toEqual(types);
  });
});

it.each([
  ["is taken back once a person types on: nothing half typed is sent", InputEvent, false],
  ["stays while a browser fills in a field", Event, true],
])("[QT-7] [QX-1] a queued submit %s", (_, Filled, isQueued) => {
  const form = document.querySelector("form") as HTMLFormElement;
  queueSubmit(form);
  form.querySelector("input")?.dispatchEvent(new Filled("input", { bubbles: true }));
  expect(hasMark("submitQueued")).toBe(isQueued);
  expect(form.querySelector("[type=submit]")).toHaveAttribute("aria-busy", `${isQueued}`);
  endQueuedSubmit();
});
