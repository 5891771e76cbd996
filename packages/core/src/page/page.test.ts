import { describe, expect, it, beforeEach, afterEach } from "vitest";
import { endBrokenPage, onBrokenPage, reloadUnlessInUse, showBrokenPage } from "./broken-page.ts";
import { firstScript, isSentByFirstScript, markFailed, messagesInPage } from "./page-scripts.ts";
import { hasMark, readMark, removeMark, setMark } from "./marks.ts";
import {
  busyStatus,
  busyStatusProps,
  isHydratedForm,
  isInPrerenderedForm,
  markHydratedForm,
  markTouched,
  portalForm,
  portalFormProps,
  prerenderedForm,
  requiredBoxProps,
  setPending,
  touchedFields,
  untickedBoxes,
} from "./portal-form.ts";
import { queueSubmit } from "./queued-submit.ts";
import { queueClick, takeQueuedClick } from "./queued-click.ts";

const root = document.documentElement;
const form = () => document.querySelector("form") as HTMLFormElement;
const busy = () => document.querySelector("[type=submit]")?.getAttribute("aria-busy");

/** Attributes as React renders them. */
const attribute = (props: object) => Object.keys(props).join(" ");

beforeEach(() => {
  document.body.innerHTML = `<p class="wm-broken"></p>
    <form ${attribute(portalFormProps)}><input name="username"><input name="password">
    <button type="submit">Sign in</button><span ${attribute(busyStatusProps)}></span></form>`;
});
afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.waymark;
});

/** Adds the element of the first script. */
function addFirstScript(data: Record<string, string>): HTMLScriptElement {
  const script = document.createElement("script");
  // Not one that the test environment would run.
  script.type = "text/plain";
  Object.assign(script.dataset, { first: "", ...data });
  document.head.append(script);
  return script;
}

describe("a mark of the page", () => {
  it("[QP-2] is an attribute of the root element, for style sheets and every script", () => {
    expect([hasMark("messageShown"), readMark("awaits")]).toEqual([false, undefined]);
    setMark("messageShown");
    setMark("awaits", "session");
    expect(root).toHaveAttribute("data-message-shown", "");
    expect(root).toHaveAttribute("data-awaits", "session");
    expect([hasMark("messageShown"), readMark("awaits")]).toEqual([true, "session"]);
    removeMark("messageShown");
    expect(root).not.toHaveAttribute("data-message-shown");
  });
});

describe("the portal's form", () => {
  it("[QT-7] is prerendered until React marks it, which then shows itself that it is pending", () => {
    expect([portalForm(), prerenderedForm()]).toEqual([form(), form()]);
    expect(isInPrerenderedForm(form().elements[0] as Element)).toBe(true);
    setPending(form(), true);
    setMark("messageShown");
    expect([hasMark("pending"), busy()]).toEqual([true, "true"]);
    markHydratedForm(form());
    expect([portalForm(), prerenderedForm()]).toEqual([form(), null]);
    expect(isInPrerenderedForm(form().elements[0] as Element)).toBe(false);
    expect([hasMark("pending"), hasMark("messageShown")]).toEqual([false, false]);
  });

  it("[QT-7] is hydrated by its own mark; a region's own form by that of the page", () => {
    const own = document.createElement("form");
    setMark("ready");
    expect([isHydratedForm(form()), isHydratedForm(own)]).toEqual([false, true]);
    removeMark("ready");
    markHydratedForm(form());
    expect([isHydratedForm(form()), isHydratedForm(own)]).toEqual([true, false]);
  });

  it("[QT-7] ends its pending submit, also where it has no button", () => {
    setPending(form(), true);
    expect(hasMark("pending")).toBe(true);
    document.querySelector("[type=submit]")?.remove();
    setPending(form(), false);
    expect(hasMark("pending")).toBe(false);
  });

  it("[QT-7] has an element that says that it is busy", () => {
    expect(busyStatus()).toBe(document.querySelector("span"));
  });

  it("[QR-1] names the required boxes without a tick", () => {
    const required = attribute(requiredBoxProps);
    const boxes = `<input type="checkbox" name="terms" ${required}>
      <input type="checkbox" name="age" ${required} checked>
      <input type="checkbox" name="news">`;
    form().insertAdjacentHTML("beforeend", boxes);
    expect(untickedBoxes(form())).toEqual(["terms"]);
  });

  it("[SI-3] names the fields that were left", () => {
    expect(touchedFields(form())).toEqual([]);
    markTouched(form().elements[1] as HTMLElement);
    expect(touchedFields(form())).toEqual(["password"]);
  });
});

describe("a broken page", () => {
  it("[QX-5] says so, and ends a submit that nothing will send", () => {
    queueSubmit(form());
    showBrokenPage();
    expect(document.querySelector(".wm-broken")).toHaveAttribute("role", "alert");
    expect([hasMark("broken"), hasMark("submitQueued")]).toEqual([true, false]);
  });

  it.each([
    ["a first script is on its way", () => addFirstScript({ variant: "default" }), true],
    ["its first script has failed", () => markFailed(addFirstScript({ variant: "x" })), false],
    ["its first script has no form", () => addFirstScript({}), false],
    [
      "its first script has run without it",
      () => {
        addFirstScript({ variant: "default" });
        window.waymark = [];
      },
      false,
    ],
    [
      "a logo has the name of what its first script sets, which is on its way",
      () => {
        addFirstScript({ variant: "default" });
        // So the browser does for an element whose id is `waymark`.
        window.waymark = document.createElement("svg");
      },
      true,
    ],
    ["a call is on its way", () => setMark("sending"), true],
  ])("[QX-5] [QP-2] [QR-1] where %s, keeps a queued submit: %3$s", (_, prepare, isKept) => {
    queueSubmit(form());
    prepare();
    showBrokenPage();
    expect([hasMark("submitQueued"), busy()]).toEqual([isKept, String(isKept)]);
  });

  it.each(["sending", "messageShown"] as const)("[QX-5] is not reloaded while it is %s", (mark) => {
    setMark(mark);
    expect(reloadUnlessInUse()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it("[QX-5] [QE-5] that starts after all has no notice, and the focus goes from it to the main part", () => {
    const main = document.createElement("main");
    Object.assign(main, { id: "main", tabIndex: -1 });
    document.body.append(main);
    const notice = document.querySelector(".wm-broken");
    notice?.insertAdjacentHTML("beforeend", `<a href="/">Load it again</a>`);
    showBrokenPage();
    expect(notice).toHaveRole("alert");
    endBrokenPage();
    expect(document.body).toHaveFocus();
    notice?.querySelector("a")?.focus();
    endBrokenPage();
    expect(main).toHaveFocus();
    expect([hasMark("broken"), notice?.getAttribute("role")]).toEqual([false, null]);
  });

  it("[QX-5] tells who listens that the notice comes or goes, and of no other mark", async () => {
    let calls = 0;
    onBrokenPage(() => (calls += 1));
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    setMark("sending");
    await settled();
    expect(calls).toBe(0);
    showBrokenPage();
    await settled();
    endBrokenPage();
    await settled();
    expect(calls).toBe(2);
  });

  it("[QE-1] brings the messages before React, or none", () => {
    expect(messagesInPage()).toBeNull();
    document.body.innerHTML = `<template id="portal-messages"><p>Wait</p></template>`;
    expect(messagesInPage()?.textContent).toBe("Wait");
  });

  it("[QP-2] tells its first script what it shows", () => {
    expect([firstScript(), isSentByFirstScript()]).toEqual([{}, false]);
    addFirstScript({ variant: "florida", messages: "/assets/messages.txt" });
    expect(firstScript()).toMatchObject({
      variant: "florida",
      messages: "/assets/messages.txt",
    });
    expect(isSentByFirstScript()).toBe(true);
  });
});

it("[QT-7] the click that was queued last is taken once", () => {
  // Another file of the worker may have left one.
  takeQueuedClick();
  expect(takeQueuedClick()).toBeNull();
  const button = document.querySelector("button") as HTMLElement;
  queueClick(null);
  queueClick(button);
  expect([takeQueuedClick(), takeQueuedClick()]).toEqual([button, null]);
});
