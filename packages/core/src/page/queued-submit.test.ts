import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasMark, setMark } from "./marks.ts";
import { portalFormProps } from "./portal-form.ts";
import {
  endQueuedSubmit,
  flushQueuedSubmit,
  queueSubmit,
  takeQueuedSubmit,
} from "./queued-submit.ts";

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

describe("a queued submit, once React is there", () => {
  /** The form of the page, whose submits are watched. */
  function watched() {
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    form().addEventListener("submit", submitted);
    return { form: form(), submitted };
  }

  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it("[QT-7] [QX-1] is sent once", async () => {
    const { form: own, submitted } = watched();
    queueSubmit(own);
    flushQueuedSubmit(own, 1000);
    await turn();
    expect(own).toHaveAttribute("data-ready");
    flushQueuedSubmit(own, 1000);
    await turn();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("[QT-7] [QX-1] is the press that came in between, and not sent a second time", async () => {
    const { form: own, submitted } = watched();
    // As an extension may do.
    submitted.mockImplementation((event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    queueSubmit(own);
    flushQueuedSubmit(own, 1000);
    own.querySelector("button")?.click();
    await turn();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it.each([
    ["a person may have left since then, or the device slept", 2000],
    ["nothing says how long ago that was, as the clock was set back", -3_600_000],
  ])("[QN-7] is dropped where %s; a press sends it", async (_, passed) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { form: own, submitted } = watched();
    const button = own.querySelector("button");
    queueSubmit(own);
    vi.setSystemTime(Date.now() + passed);
    flushQueuedSubmit(own, 1000);
    await turn();
    expect(submitted).not.toHaveBeenCalled();
    expect(button).toHaveAttribute("aria-busy", "false");
    button?.click();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("[QT-7] is dropped without a mistake where a region's form has no button", async () => {
    form().replaceChildren();
    const { form: empty, submitted } = watched();
    queueSubmit(empty);
    flushQueuedSubmit(empty, 1000);
    await turn();
    expect(submitted).not.toHaveBeenCalled();
  });
});
