import type { Page } from "@playwright/test";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { focusFaults } from "./focus.ts";

/** The document of this test as a page, whose colours all have contrast. */
function pageHere(press: () => unknown = userEvent.setup().tab): Page {
  return {
    evaluate: async (run: (given?: unknown) => unknown, given?: unknown) => run(given),
    keyboard: { press },
  } as unknown as Page;
}

class Colour {
  alpha = 1;
  parseString() {
    return this;
  }
}

beforeEach(() => {
  const color = { Color: Colour, getContrast: () => 21 };
  Object.assign(window, { axe: { commons: { color } } });
  // There is no layout here: nothing covers what has the focus.
  document.elementFromPoint = () => document.activeElement;
  document.body.innerHTML = '<p><button style="outline: none">Send</button></p>';
});
afterEach(() => {
  document.body.innerHTML = "";
});

it.each([
  [24, 23],
  [23, 24],
])("[QR-2] [QV-3] finds a target of %d by %d pixels", async (width, height) => {
  document.body.innerHTML = "<p><button>Send</button></p>";
  const button = document.querySelector("button") as HTMLElement;
  const size = (side: { width: number; height: number }) => () =>
    new DOMRect(0, 0, side.width, side.height);
  button.getBoundingClientRect = size({ width, height });
  expect((await focusFaults(pageHere())).join()).toContain(`target: ${width}×${height} <button`);
  button.getBoundingClientRect = size({ width: 24, height: 24 });
  expect((await focusFaults(pageHere())).join()).not.toContain("target:");
});

it("[QR-2] finds a focus that cannot be seen each time that it looks, and leaves the page as it was", async () => {
  const page = pageHere();
  const before = document.body.innerHTML;
  for (let time = 0; time < 2; time += 1) {
    expect((await focusFaults(page)).join("\n")).toContain("focus: cannot be seen on <button");
  }
  expect(document.body.innerHTML).toBe(before);
});

it("[QV-3] looks past a focus inside of a drawing", async () => {
  const link = '<svg><a href="/" tabindex="0"></a></svg>';
  document.body.innerHTML = `${link}${document.body.innerHTML}`;
  const before = document.body.innerHTML;
  expect((await focusFaults(pageHere())).join("\n")).toContain("focus: cannot be seen on <button");
  expect(document.body.innerHTML).toBe(before);
});

it("[QV-3] finds a focus that is lost as the Tab key reaches a button, and looks on behind it", async () => {
  document.body.innerHTML = "<p><a href='/'>Home</a><button>Show</button><a href='/'>Help</a></p>";
  const [home, show, help] = document.querySelectorAll<HTMLElement>("a, button");
  show?.addEventListener("focus", () => show.remove());
  // A browser continues from where the button was.
  const stops = [home, show, help, null, home].values();
  const press = () => leadTo(stops.next().value);
  const faults = await focusFaults(pageHere(press));
  expect(faults.join("\n")).toContain('focus: lost before <a href="/"');
});

it("[QV-3] takes no end of a page for a lost focus, wherever the look began", async () => {
  document.body.innerHTML = "<p><a href='/'>Home</a><a href='/'>Help</a></p>";
  const [home, help] = document.querySelectorAll("a");
  const stops = [help, null, home, help].values();
  const faults = await focusFaults(pageHere(() => leadTo(stops.next().value)));
  expect(faults.join("\n")).not.toContain("focus: lost");
});

/** Gives the focus to an element, or takes it from the page. */
function leadTo(stop: HTMLElement | null | undefined): void {
  if (stop) stop.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
}
