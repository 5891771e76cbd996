import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasMark, setMark } from "./marks.ts";
import { portalFormProps } from "./portal-form.ts";
import { endQueuedSubmit, queueSubmit, takeQueuedSubmit } from "./queued-submit.ts";

const form = () => document.querySelector("form[data-portal-form]") as HTMLFormElement;
const busy = () => document.querySelector("[type=submit]")?.getAttribute("aria-busy");

beforeEach(() => {
  document.body.innerHTML = `<form ${Object.keys(portalFormProps).join(" ")}><button type="submit">Sign in</button></form>`;
});
afterEach(() => {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.replaceChildren();
});

describe("a queued submit", () => {
  it("[QT-7] is shown as pending, and taken once", () => {
    expect(takeQueuedSubmit(1000)).toBeNull();
    queueSubmit(form());
    expect([hasMark("submitQueued"), busy()]).toEqual([true, "true"]);
    expect([takeQueuedSubmit(1000), takeQueuedSubmit(1000)]).toEqual([true, null]);
    queueSubmit(form());
    endQueuedSubmit();
    expect([hasMark("submitQueued"), hasMark("pending"), busy()]).toEqual([false, false, "false"]);
  });

  it("[QT-7] ends on its own button, beside a region's form above it", () => {
    document.body.insertAdjacentHTML(
      "afterbegin",
      `<form><button type="submit">Find</button></form>`,
    );
    const buttons = [...document.querySelectorAll("button")];
    queueSubmit(buttons[1]?.form as HTMLFormElement);
    endQueuedSubmit();
    expect(buttons.map((button) => button.getAttribute("aria-busy"))).toEqual([null, "false"]);
  });

  it("[QT-7] [QN-7] is no longer shown as pending on a page that took too long", () => {
    setMark("pending");
    expect([takeQueuedSubmit(1000), hasMark("pending")]).toEqual([null, true]);
    setMark("submitQueued", `${Date.now() - 2000}`);
    expect([takeQueuedSubmit(1000), hasMark("pending"), busy()]).toEqual([false, false, "false"]);
    setMark("pending");
    queueSubmit(form());
    expect([takeQueuedSubmit(1000), hasMark("pending"), busy()]).toEqual([true, true, "true"]);
  });
});
