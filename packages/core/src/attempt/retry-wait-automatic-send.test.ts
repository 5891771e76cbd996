import { expect, it, vi } from "vitest";
import { MAX_RANDOM_DELAY_MS } from "../config/constants.ts";
import { moves, pass, waitingForm } from "../testing/waiting-form.ts";

/** The automatic send after a wait. */

const form = waitingForm();
const maxDelay = MAX_RANDOM_DELAY_MS / 1000;

it("[QN-3] is made once, after a random delay, while the page is in use", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const wait = form.start(20);
  expect(wait.get().sendsAutomatically).toBe(true);
  pass(20);
  pass(maxDelay * 0.8);
  expect(form.send).not.toHaveBeenCalled();
  pass(maxDelay * 0.2);
  expect(form.send).toHaveBeenCalledOnce();
});

it("[QN-3] is made once in a visit, whichever script counts", () => {
  form.start(5);
  pass(10);
  const second = form.start(5);
  expect(second.get().sendsAutomatically).toBe(false);
  pass(10);
  expect(form.send).toHaveBeenCalledOnce();
});

it("[QN-3] is not made after more than a minute", () => {
  const wait = form.start(61);
  expect(wait.get().sendsAutomatically).toBe(false);
  for (let second = 0; second < 70; second += 1) {
    moves();
    pass(1);
  }
  expect(form.send).not.toHaveBeenCalled();
});

it("[QN-3] is not made where anything was changed, even back again", () => {
  const wait = form.start(20);
  form.type("amelie2");
  form.type("amelie");
  expect(wait.get().sendsAutomatically).toBe(false);
  pass(30);
  expect(form.send).not.toHaveBeenCalled();
});

it("[QN-3] is not made for another username that a script or a password manager has filled in without an event", () => {
  const wait = form.start(20);
  form.field.value = "owen";
  pass(30);
  expect(form.send).not.toHaveBeenCalled();
  expect(wait.get().sendsAutomatically).toBe(false);
});

it("[QN-3] is not made where a choice of the form was changed", () => {
  const wait = form.start(20);
  const select = document.createElement("select");
  const around = document.createElement("form");
  around.append(select);
  document.body.append(around);
  select.dispatchEvent(new Event("input", { bubbles: true }));
  expect(wait.get().sendsAutomatically).toBe(false);
  pass(30);
  expect(form.send).not.toHaveBeenCalled();
  around.remove();
});

it("[QN-3] is not made where a field was changed in the random delay", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  form.start(20);
  pass(21);
  form.type("owen");
  pass(10);
  expect(form.send).not.toHaveBeenCalled();
});

it("[QN-3] is left to a later wait where the person sends in the random delay", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const first = form.start(20);
  pass(21);
  expect(first.blockSend()).toBe(false);
  pass(10);
  expect(form.send).not.toHaveBeenCalled();
  expect(form.start(20).get().sendsAutomatically).toBe(true);
  first.end();
});

it("[QN-3] is not made where a script of the page has kept the change from other listeners", () => {
  const wait = form.start(20);
  form.field.addEventListener("input", (event) => event.stopPropagation(), { once: true });
  form.type("owen");
  expect(wait.get().sendsAutomatically).toBe(false);
});

it("[QN-3] is made where a choice outside the fields was changed, such as the language", () => {
  const wait = form.start(20);
  const language = document.createElement("select");
  document.body.append(language);
  language.dispatchEvent(new Event("input", { bubbles: true }));
  language.remove();
  expect(wait.get().sendsAutomatically).toBe(true);
});

it.each(["blur", "hidden"])("[QN-3] is not made once the page was left: %s", (how) => {
  const wait = form.start(20);
  pass(5);
  if (how === "blur") {
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    window.dispatchEvent(new Event("blur"));
  } else {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  }
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  window.dispatchEvent(new Event("focus"));
  pass(1);
  expect(wait.get().sendsAutomatically).toBe(false);
  pass(29);
  expect(wait.get().sendsAutomatically).toBe(false);
  expect(form.send).not.toHaveBeenCalled();
});

it("[QN-3] needs a key, a pointer or a scroll in the last minute", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const untouched = form.start(60);
  pass(60);
  expect(untouched.get().sendsAutomatically).toBe(true);
  pass(10);
  expect(form.send).not.toHaveBeenCalled();
  expect(untouched.get().sendsAutomatically).toBe(false);
  untouched.end();
  form.start(60);
  pass(30);
  moves();
  pass(40);
  expect(form.send).toHaveBeenCalledOnce();
});

it.each(["keydown", "pointerdown", "pointermove", "touchmove", "wheel", "scroll"])(
  "[QN-3] is made where %s was the last sign of a person, half a minute before",
  (sign) => {
    form.start(60);
    pass(35);
    form.field.dispatchEvent(new Event(sign));
    pass(35);
    expect(form.send).toHaveBeenCalledOnce();
  },
);

it("[QN-3] is not made once the device has slept: another person may have woken it", () => {
  const wait = form.start(50);
  pass(10);
  // No timer runs, and no event comes.
  vi.setSystemTime(Date.now() + 3_600_000);
  moves();
  pass(10);
  expect(form.send).not.toHaveBeenCalled();
  expect(wait.get()).toMatchObject({ seconds: 0, sendsAutomatically: false });
});
