import type { Page } from "@playwright/test";
import { afterEach, expect, it } from "vitest";
import { fieldFaults } from "./fields.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Checks a form of these elements, with a submit button. */
function faultsOf(html: string): Promise<string[]> {
  document.body.innerHTML = `<form method="post">${html}<button>Send</button></form>`;
  return fieldFaults({ evaluate: async (run: () => unknown) => run() } as unknown as Page);
}

it.each([
  '<label for="a">City</label><input id="a" name="city">',
  '<input name="city" aria-label="City">',
  '<p id="b">City</p><input name="city" aria-labelledby="b">',
  '<input type="button" value="Clear"><input type="reset" value="Start again">',
])("[QR-2] finds nothing wrong with the fields %s", async (html) => {
  expect(await faultsOf(html)).toEqual([]);
});

it.each([
  '<input name="city">',
  '<input name="city" aria-label="">',
  '<input name="city" aria-labelledby="none">',
])("[QR-2] finds the field without a label in %s", async (html) => {
  expect(await faultsOf(html)).toEqual([expect.stringContaining("field: no label on")]);
});
