import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  hidePasswords,
  isOpen,
  nextLabelProps,
  handleControlsBeforeReact,
  passwordStatusText,
  showsPassword,
  wasShownBeforeReact,
} from "./prerendered-controls.ts";
import { setMark } from "./marks.ts";
import { queueClick, takeQueuedClick } from "./queued-click.ts";

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const tip = () => find("#tip-button");
const note = () => find("#tip");
const menu = () => find("#menu-button");
const toggle = () => find("#toggle");
const field = () => find("#password") as HTMLInputElement;

/** The controls of a page; the portal has one such page, and listens for as long as it is there. */
const markup = `
  <button id="menu-button" aria-expanded="false" aria-controls="menu"></button><ul id="menu"><li></li></ul>
  <form><button type="button" id="tip-button" aria-expanded="false" aria-controls="tip"></button>
  <div id="tip" role="note" hidden><b></b></div>
  <input id="password" type="password">
  <button type="button" id="toggle" aria-controls="password" aria-label="Show" data-next-label="Hide"></button><span id="password-status"></span></form>
  <button type="button" id="other"></button>`;

document.body.innerHTML = markup;
queueClick(menu());
const pressedControls: Element[] = [];
handleControlsBeforeReact((button) => void pressedControls.push(button));
const wasPressedAgain = isOpen(menu()) && pressedControls.includes(menu());

beforeEach(() => {
  document.body.innerHTML = markup;
});
afterEach(() => {
  // A test has no document.
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["ready"];
  document.body.replaceChildren();
  takeQueuedClick();
});

const escape = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

describe("a control before React", () => {
  it("[QP-2] that was pressed before the script is pressed again", () => {
    expect(wasPressedAgain).toBe(true);
  });

  it("[QP-2] leaves another button that was pressed before the script to React", () => {
    for (const target of [document, window]) {
      vi.spyOn(target, "addEventListener").mockReturnValue(undefined);
    }
    queueClick(find("#other"));
    handleControlsBeforeReact(() => expect.fail("no control was pressed"));
    expect(takeQueuedClick()).toBe(find("#other"));
  });

  it("[QP-2] opens and closes what it names", () => {
    tip().click();
    expect([isOpen(tip()), note().hidden]).toEqual([true, false]);
    tip().click();
    expect([isOpen(tip()), note().hidden]).toEqual([false, true]);
    menu().click();
    expect([isOpen(menu()), find("#menu").hidden]).toEqual([true, false]);
    menu().click();
    expect([isOpen(menu()), find("#menu").hidden]).toEqual([false, false]);
    expect(isOpen(null)).toBe(false);
  });

  it("[QP-2] is not queued for React, as another button is", () => {
    queueClick(tip());
    tip().click();
    expect(takeQueuedClick()).toBeNull();
    queueClick(find("#other"));
    find("#other").click();
    expect(takeQueuedClick()).toBe(find("#other"));
  });

  it("[QP-2] closes on a press elsewhere and by Escape, which returns the focus to it", () => {
    tip().click();
    find("#tip b").click();
    expect(isOpen(tip())).toBe(true);
    menu().click();
    expect([isOpen(tip()), isOpen(menu())]).toEqual([false, true]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    expect(isOpen(menu())).toBe(true);
    escape();
    expect([isOpen(menu()), document.activeElement]).toEqual([false, menu()]);
  });

  it("[QP-2] [QV-7] closes at the click of a press elsewhere: before, the page would move below the finger", () => {
    tip().click();
    for (const type of ["pointerdown", "pointerup", "mousedown", "mouseup"]) {
      find("#other").dispatchEvent(new Event(type, { bubbles: true }));
    }
    // A button has no visible focus by a press.
    vi.spyOn(find("#other"), "matches").mockImplementation((list) => list !== ":focus-visible");
    find("#other").focus();
    expect(isOpen(tip())).toBe(true);
    find("#other").click();
    expect([isOpen(tip()), note().hidden]).toEqual([false, true]);
  });

  it("[QP-2] closes at a click in its form, which the head script stops", () => {
    tip().click();
    const stop = (event: Event) => event.stopPropagation();
    window.addEventListener("click", stop, { capture: true, once: true });
    field().click();
    expect([isOpen(tip()), note().hidden]).toEqual([false, true]);
  });

  it("[QP-2] [QV-3] closes as the focus leaves it and what it opened", () => {
    tip().click();
    note().tabIndex = -1;
    note().focus();
    tip().focus();
    expect(isOpen(tip())).toBe(true);
    field().focus();
    expect([isOpen(tip()), note().hidden]).toEqual([false, true]);
    tip().click();
    setMark("ready");
    tip().focus();
    field().focus();
    expect(isOpen(tip())).toBe(true);
  });

  it("[QP-2] closes by Escape in a form that keeps its keys to itself", () => {
    tip().click();
    field().addEventListener("keydown", (event) => event.stopPropagation());
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(isOpen(tip())).toBe(false);
  });

  it("[QP-2] [QF-8] is told to the page, which says that a password is shown", () => {
    pressedControls.length = 0;
    find("#other").click();
    expect(pressedControls).toEqual([]);
    toggle().click();
    expect(pressedControls).toEqual([toggle()]);
    expect(showsPassword(toggle())).toBe(true);
    toggle().click();
    expect(showsPassword(toggle())).toBe(false);
  });

  it("[QP-2] [QF-8] shows and hides the password, says what it does next, and keeps the caret", () => {
    field().value = "maple";
    field().focus();
    field().setSelectionRange(2, 3);
    const select = vi.spyOn(field(), "setSelectionRange");
    toggle().click();
    expect(select).toHaveBeenCalledExactlyOnceWith(2, 3);
    expect([field().type, toggle().getAttribute("aria-label")]).toEqual(["text", "Hide"]);
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3]);
    toggle().click();
    expect([field().type, toggle().getAttribute("aria-label")]).toEqual(["password", "Show"]);
    const pressed = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    expect(toggle().dispatchEvent(pressed)).toBe(false);
    const elsewhere = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    expect(find("#other").dispatchEvent(elsewhere)).toBe(true);
    expect(nextLabelProps("Hide")).toEqual({ "data-next-label": "Hide" });
  });

  it("[QP-2] says which fields were shown, so that React leaves their type as it is", () => {
    expect([
      wasShownBeforeReact(null),
      wasShownBeforeReact(document.createElement("input")),
    ]).toEqual([false, false]);
    expect(wasShownBeforeReact(field())).toBe(false);
    toggle().click();
    expect(wasShownBeforeReact(field())).toBe(true);
  });

  it("[QP-2] without labels has none afterwards", () => {
    toggle().removeAttribute("aria-label");
    delete toggle().dataset["nextLabel"];
    toggle().click();
    expect([toggle().getAttribute("aria-label"), toggle().dataset["nextLabel"]]).toEqual(["", ""]);
  });

  it("[QP-2] works beside an open one whose tip is gone", () => {
    tip().click();
    note().remove();
    menu().click();
    expect(isOpen(menu())).toBe(true);
  });

  it("[QT-1] hides the passwords that are shown, and no other", () => {
    hidePasswords(document.body);
    expect(field().type).toBe("password");
    toggle().click();
    find("#password-status").append("Password is shown");
    hidePasswords(document.body);
    expect([field().type, toggle().getAttribute("aria-label")]).toEqual(["password", "Show"]);
    expect(find("#password-status")).toBeEmptyDOMElement();
    toggle().click();
    find("#password-status").remove();
    hidePasswords(document.body);
    expect(field().type).toBe("password");
  });

  it("[QF-8] hands on to React what is said of its password; a build has no page that says it", () => {
    find("#password-status").append("Password is shown");
    expect(passwordStatusText("password")).toBe("Password is shown");
    expect(passwordStatusText("confirmPassword")).toBe("");
    vi.stubGlobal("document", undefined);
    expect(passwordStatusText("password")).toBe("");
  });

  it("[QX-3] [QF-8] hides the password when the page is left, so that Back does not show it", () => {
    toggle().click();
    window.dispatchEvent(new Event("pagehide"));
    expect([field().type, toggle().getAttribute("aria-label")]).toEqual(["password", "Show"]);
    toggle().click();
    setMark("ready");
    window.dispatchEvent(new Event("pagehide"));
    expect(field().type).toBe("text");
  });

  it("[QP-2] is React's as soon as that is there", () => {
    tip().click();
    setMark("ready");
    tip().click();
    escape();
    expect(isOpen(tip())).toBe(true);
    const pressed = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    expect(toggle().dispatchEvent(pressed)).toBe(true);
  });
});
