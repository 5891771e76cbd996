import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forwardTyping, selectPassword } from "./retype.ts";

const form = document.createElement("form");
const summary = document.createElement("div");
const link = document.createElement("a");
const first = document.createElement("input");
const field = document.createElement("input");
const none = { ctrlKey: false, metaKey: false, altKey: false };
summary.setAttribute("role", "alert");
summary.tabIndex = -1;
summary.append(link);
field.name = "password";

beforeEach(() => {
  field.autocomplete = "current-password";
  form.append(summary, first, field);
  document.body.append(form);
});
afterEach(() => document.body.replaceChildren());

function typed(key: string, modifiers: Partial<typeof none> = {}): boolean {
  field.blur();
  forwardTyping({ key, ...none, ...modifiers, target: summary });
  return document.activeElement === field;
}

describe("what is typed into an error summary", () => {
  it.each([
    ["a letter", "m", {}],
    ["a capital letter", "M", {}],
    ["what AltGr types, on Windows", "@", { ctrlKey: true, altKey: true }],
    ["what Option types, on a Mac", "@", { altKey: true }],
    ["a letter that Option types", "ø", { altKey: true }],
    ["Ctrl and V, which pastes there", "v", { ctrlKey: true }],
    ["Command and V, with Caps Lock on", "V", { metaKey: true }],
  ])("[SI-10] goes to the field: %s", (_, key, modifiers) => {
    expect(typed(key, modifiers)).toBe(true);
  });

  it.each([
    ["a space, which scrolls", " ", {}],
    ["a named key", "Tab", {}],
    ["an accent without its letter", "Dead", {}],
    ["Ctrl and a letter", "c", { ctrlKey: true }],
    ["Command and a letter", "c", { metaKey: true }],
    ["Alt and a letter, which opens a menu", "f", { altKey: true }],
    ["Ctrl, Alt and V, which may start a program", "v", { ctrlKey: true, altKey: true }],
    ["Ctrl, Alt and a letter, which may start a program", "n", { ctrlKey: true, altKey: true }],
  ])("[SI-10] stays where it is: %s", (_, key, modifiers) => {
    expect(typed(key, modifiers)).toBe(false);
  });

  it("[QE-1] goes to the first invalid field where there is one", () => {
    first.setAttribute("aria-invalid", "true");
    expect(typed("m")).toBe(false);
    expect(first).toHaveFocus();
    first.setAttribute("aria-invalid", "false");
    expect(typed("m")).toBe(true);
    first.removeAttribute("aria-invalid");
  });

  it("[QF-6] is no key that a browser's own filling in sends without a name", () => {
    const filledIn = { ...none, key: undefined, target: field } as never;
    expect(() => forwardTyping(filledIn)).not.toThrow();
  });

  it("[QL-2] goes to the field where a password manager has switched filling in off, and to no new password", () => {
    field.autocomplete = "off";
    expect(typed("m")).toBe(true);
    field.autocomplete = "new-password";
    expect(typed("m")).toBe(false);
  });

  it("[SI-10] stays on a link of the summary", () => {
    forwardTyping({ key: "m", ...none, target: link });
    expect(field).not.toHaveFocus();
  });

  it("[SI-10] goes nowhere in a form without the field", () => {
    field.remove();
    expect(() => forwardTyping({ key: "m", ...none, target: summary })).not.toThrow();
  });
});

describe("a text to type again", () => {
  it("[SI-8] is selected, and does not take the focus", () => {
    field.value = "river stone 8";
    selectPassword(form);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 13]);
    expect(field).not.toHaveFocus();
  });

  it("[SI-8] is selected by the first press into the field, which sets the caret, and by no other", () => {
    field.value = "river stone 8";
    selectPassword(form);
    first.click();
    field.setSelectionRange(5, 5);
    field.click();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 13]);
    field.setSelectionRange(5, 5);
    field.click();
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  });

  it("[SI-10] is selected by no press once something is typed", () => {
    field.value = "river stone 8";
    selectPassword(form);
    field.dispatchEvent(new Event("input"));
    field.setSelectionRange(5, 5);
    field.click();
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  });

  it("[SI-8] is forgotten at the first press after its form has gone", () => {
    const ended = vi.spyOn(window, "removeEventListener");
    selectPassword(form);
    form.remove();
    document.body.click();
    expect(ended.mock.calls.map(([type]) => type).sort()).toEqual(["click", "input"]);
  });

  it("[SI-8] is missed without an error", () => {
    expect(() => selectPassword(null)).not.toThrow();
  });
});
