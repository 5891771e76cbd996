import type { Page } from "@playwright/test";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { focusFaults } from "./focus.ts";

/** The document of this test as a page, whose colours all have contrast. */
function pageHere(): Page {
  const user = userEvent.setup();
  return {
    evaluate: async (run: (given?: unknown) => unknown, given?: unknown) => run(given),
    keyboard: { press: () => user.tab() },
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
