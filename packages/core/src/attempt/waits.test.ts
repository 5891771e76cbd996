import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createForm } from "../testing/sign-in-form.ts";
import { pass, refusedFor } from "../testing/waiting-form.ts";
import { watchListeners } from "../testing/watch-listeners.ts";
import { createWaits, keptWaits, type Waits } from "./waits.ts";

/** The waits of one form. */

const { element, values } = createForm();
let waits: Waits;
const send = vi.fn<() => void>();

/** Options of the call for the username that the form holds. */
const callNow = () => ({ operation: "login", sent: values.username, send }) as const;

/** Starts the wait of a failed call for a username. */
function start(name: string, seconds: number) {
  values.username = name;
  return waits.start({ ...callNow(), failure: refusedFor(seconds) });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  document.body.append(element);
  waits = createWaits();
});
afterEach(() => {
  waits.end();
  element.remove();
  send.mockReset();
});

it("[QN-3] are one for each username, with its own failure and end", () => {
  const maya = start("maya", 30);
  start("owen", 40);
  values.username = "maya";
  expect(waits.blockSend()).toBe(maya);
  expect(maya?.kept.failure).toEqual(refusedFor(30));
  pass(30);
  expect(waits.blockSend()).toBeUndefined();
  values.username = "owen";
  expect(waits.blockSend()?.kept.failure).toEqual(refusedFor(40));
  values.username = "lena";
  expect(waits.blockSend()).toBeUndefined();
});

it("[QN-3] refuse nothing after a failure without a wait", () => {
  values.username = "maya";
  expect(waits.start({ ...callNow(), failure: { kind: "offline" } })).toBeNull();
  expect(waits.blockSend()).toBeUndefined();
});

it.each(["owen", "maya"])(
  "[QN-3] make no automatic send of an earlier wait once %s has to wait",
  (name) => {
    start("maya", 5);
    pass(6);
    start(name, 70);
    pass(10);
    expect(send).not.toHaveBeenCalled();
  },
);

it("[QN-3] end with their form", () => {
  const listeners = watchListeners();
  start("maya", 5);
  start("owen", 70);
  waits.end();
  expect(waits.blockSend()).toBeUndefined();
  expect(listeners()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

/** Ends the form, and begins the next one of the same call with a username in it. */
function nextForm(name: string, operation: "login" | "registration" = "login") {
  waits.end();
  waits = createWaits();
  values.username = name;
  return waits.adopt(operation);
}

it("[QN-3] outlive their form: the next one of the same call has to wait until the same moment", () => {
  const endsAt = start("maya", 900)?.get().endsAt;
  pass(100);
  const resumed = nextForm(" MAYA ");
  expect(resumed?.kept.failure).toEqual(refusedFor(900));
  expect(resumed?.get()).toMatchObject({ seconds: 800, endsAt, blocks: true });
  expect(waits.blockSend()).toBe(resumed);
  pass(800);
  expect(waits.blockSend()).toBeUndefined();
  expect(nextForm("maya")).toBeUndefined();
});

it("[QN-3] of a form that is left refuse nothing but the same username of the same call", () => {
  start("maya", 900);
  expect(nextForm("owen")).toBeUndefined();
  expect(waits.blockSend()).toBeUndefined();
  values.username = "maya";
  expect(waits.blockSend()?.kept.failure).toEqual(refusedFor(900));
  expect(waits.blockSend()?.get().blocks).toBe(true);
  expect(nextForm("maya", "registration")).toBeUndefined();
  expect(waits.blockSend()).toBeUndefined();
  expect(nextForm("maya")).toBeDefined();
  expect(keptWaits).toHaveProperty("size", 0);
});

it("[QN-3] of a form that is left send nothing automatically, and neither do those of a form without a username", () => {
  start("maya", 20);
  expect(nextForm("maya")?.get().sendsAutomatically).toBe(false);
  pass(30);
  expect(send).not.toHaveBeenCalled();
  start("", 20);
  expect(nextForm("")).toBeUndefined();
});

it("[QN-3] empty the password beside the username that has to wait alone, and its wait notes it", () => {
  start("maya", 900);
  waits.end();
  waits = createWaits();
  Object.assign(values, { username: "owen", password: "of owen" });
  expect(waits.adopt("login")).toBeUndefined();
  pass(121);
  expect(values.password).toBe("of owen");
  window.dispatchEvent(new Event("pointermove"));
  const owens = start("owen", 900);
  pass(121);
  expect(values.password).toBe("");
  expect(owens?.get().isEmptied).toBe(true);
});
