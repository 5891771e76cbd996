import { afterEach, describe, expect, it, vi } from "vitest";
import { IN_USE_MS } from "../config/constants.ts";
import { queueSubmit } from "../page/queued-submit.ts";
import { flushQueuedSubmit, readFormValues, readIdentifier } from "./form-element.ts";

function show(fields: string) {
  document.body.insertAdjacentHTML("beforeend", `<form data-portal-form>${fields}</form>`);
  const form = document.body.querySelector("form") as HTMLFormElement;
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener("submit", submitted);
  return { form, submitted };
}

const BUTTON = `<button type="submit">Send</button>`;
const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.body.replaceChildren());

describe("the values of a form", () => {
  it("[QF-6] are those of its fields, and the ones it has begun with where there is no field", () => {
    const { form } = show(`
      <input name="email" value="nadia@home.example">
      <input name="agreed" type="checkbox" checked>
      <select name="school"><option value="7"><option value="8" selected></select>`);
    const like = { email: "", agreed: false, school: "", token: "tok" };
    expect(readFormValues(form, like)).toEqual({
      email: "nadia@home.example",
      agreed: true,
      school: "8",
      token: "tok",
    });
  });

  it("[SI-6] a box that a screen leaves out is not ticked", () => {
    const { form } = show(`<input name="username" value="maya">`);
    const like = { username: "", remember: true };
    expect(readFormValues(form, like)).toEqual({ username: "maya", remember: false });
  });

  it("[RG-6] are those of the hidden copy of a disabled field", () => {
    const { form } = show(`
      <input name="email" value="shown" disabled>
      <input name="email" value="sent" type="hidden">`);
    expect(readFormValues(form, { email: "" })).toEqual({ email: "sent" });
  });
});

describe("a submit that was queued before React", () => {
  it("[QT-7] [QX-1] is sent once", async () => {
    const { form, submitted } = show(BUTTON);
    queueSubmit(form);
    flushQueuedSubmit(form);
    await turn();
    expect(form).toHaveAttribute("data-ready");
    flushQueuedSubmit(form);
    await turn();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("[QT-7] [QX-1] is the press that came in between, and not sent a second time", async () => {
    const { form, submitted } = show(BUTTON);
    // As an extension may do.
    submitted.mockImplementation((event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    queueSubmit(form);
    flushQueuedSubmit(form);
    form.querySelector("button")?.click();
    await turn();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it.each([
    ["a person may have left since then, or the device slept", IN_USE_MS + 1000],
    ["nothing says how long ago that was, as the clock was set back", -3_600_000],
  ])("[QN-7] is dropped where %s; a press sends it", async (_, passed) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { form, submitted } = show(BUTTON);
    const button = form.querySelector("button");
    queueSubmit(form);
    vi.setSystemTime(Date.now() + passed);
    flushQueuedSubmit(form);
    await turn();
    expect(submitted).not.toHaveBeenCalled();
    expect(button).toHaveAttribute("aria-busy", "false");
    button?.click();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("[QT-7] is dropped without a mistake where a region's form has no button", async () => {
    const { form, submitted } = show("");
    queueSubmit(form);
    flushQueuedSubmit(form);
    await turn();
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe("the username or address of the page", () => {
  it.each([
    [`<input name="username" value="amelie">`, "amelie"],
    [`<input name="email" value="nadia@home.example">`, "nadia@home.example"],
    [`<input name="password" value="secret">`, ""],
  ])("[QN-3] in %s is %j", (fields, identifier) => {
    show(fields);
    expect(readIdentifier()).toBe(identifier);
  });

  it("[QN-3] is empty on a page without a form of the portal", () => {
    expect(readIdentifier()).toBe("");
  });
});
