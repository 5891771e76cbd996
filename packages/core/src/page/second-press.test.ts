import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endAll, listen } from "../browser/listen.ts";
import { preventSecondPresses } from "./second-press.ts";

let heard: string[];
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <form data-portal-form=""><button type="submit"><span>Sign in</span></button></form>
    <button type="button">Help</button> <a href="#forgot">Forgot password?</a> <textarea></textarea>
    <a href="#" role="button">Next</a>`;
  heard = [];
  end = endAll(
    preventSecondPresses(),
    listen(document.body, ["click", "keydown"], ({ type }) => heard.push(type)),
  );
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Presses what a selector matches. @returns whether the press has its default, and whether the page hears of it */
function press(selector: string, event: Event): [boolean, boolean] {
  heard = [];
  const acts = document.querySelector(selector)?.dispatchEvent(event) ?? false;
  return [acts, heard.length > 0];
}
const click = (selector: string, detail: number) =>
  press(selector, new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
const key = (name: string, repeat: boolean, selector = "[type=submit]") =>
  press(
    selector,
    new KeyboardEvent("keydown", { key: name, repeat, bubbles: true, cancelable: true }),
  );

const passes = [true, true];
const isPrevented = [false, false];

it("[QX-1] a second click that begins on a submit button presses nothing, wherever it lands", () => {
  expect(click("span", 1)).toEqual(passes);
  expect(click("[type=button]", 2)).toEqual(isPrevented);
  expect(click("[type=button]", 3)).toEqual(isPrevented);
  expect(click("[type=submit]", 1)).toEqual(passes);
  expect(click("[type=submit]", 2)).toEqual(isPrevented);
});

it("[QX-1] a second click that begins on a link follows nothing, wherever it lands", () => {
  expect(click("a", 1)).toEqual(passes);
  expect(click("a", 2)).toEqual(isPrevented);
  expect(click("[type=button]", 2)).toEqual(isPrevented);
  expect(click("a", 1)).toEqual(passes);
});

it("[QX-1] a second click that begins on a control that has gone presses nothing at its place", () => {
  click("[type=button]", 1);
  document.querySelector("[type=button]")?.replaceWith(document.createElement("textarea"));
  expect(click("textarea", 2)).toEqual(isPrevented);
  expect(click("textarea", 1)).toEqual(passes);
});

it("[QX-1] a control that stays is pressed as often as it is clicked", () => {
  for (const control of ["[type=button]", "[role=button]"])
    for (const times of [1, 2, 3]) expect(click(control, times)).toEqual(passes);
});

it("[QX-1] the first click of another series presses what it lands on, and so does its second one", () => {
  click("[type=submit]", 1);
  expect(click("[type=button]", 1)).toEqual(passes);
  expect(click("[type=button]", 2)).toEqual(passes);
  // By a key, or by assistive technology.
  expect(click("[type=submit]", 0)).toEqual(passes);
  expect(click("[type=submit]", 0)).toEqual(passes);
});

it("[QX-1] a click on no element presses as usual", () => {
  for (const detail of [1, 2]) {
    const event = new MouseEvent("click", { detail, cancelable: true });
    expect(document.dispatchEvent(event)).toBe(true);
  }
});

it("[QX-1] Enter that is kept down presses once, and other keys repeat", () => {
  expect(key("Enter", false)).toEqual(passes);
  expect(key("Enter", true)).toEqual(isPrevented);
  expect(key("Backspace", true)).toEqual(passes);
  expect(key("Enter", false)).toEqual(passes);
  // A region's own field of several lines.
  expect(key("Enter", true, "textarea")).toEqual(passes);
});

it("[QX-1] the first script and React guard a window once", () => {
  const endOther = preventSecondPresses();
  click("a", 1);
  expect(click("a", 2)).toEqual(isPrevented);
  endOther();
  click("a", 1);
  expect(click("a", 2)).toEqual(passes);
});

it("[QX-1] [SW-2] a double click that began on the page before presses nothing on this one", async () => {
  end();
  vi.resetModules();
  const newPage = await import("./second-press.ts");
  end = newPage.preventSecondPresses();
  expect(click("[type=button]", 2)[0]).toBe(false);
  expect(click("[type=button]", 1)[0]).toBe(true);
  expect(click("[type=button]", 2)[0]).toBe(true);
});
