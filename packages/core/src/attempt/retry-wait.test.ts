import { describe, expect, it, vi } from "vitest";
import { moves, pass, refusedFor, waitingForm } from "../testing/waiting-form.ts";
import { watchListeners } from "../testing/watch-listeners.ts";
import { startRetryWait } from "./retry-wait.ts";

const form = waitingForm();

describe("a wait", () => {
  it("[QN-3] is counted down, announced at 60, 30 and 10 seconds, and over at its end", () => {
    const wait = form.start(75);
    const announced: (number | null)[] = [];
    wait.subscribe(() => {
      const { announced: now } = wait.get();
      if (now !== announced.at(-1)) announced.push(now);
    });
    expect(wait.get()).toMatchObject({ seconds: 75, blocks: true, announced: null });
    expect(wait.get().endsAt.getTime()).toBe(Date.now() + 75_000);
    pass(5);
    expect(wait.get().seconds).toBe(70);
    pass(80);
    expect(wait.get()).toMatchObject({ seconds: 0, blocks: false });
    expect(announced).toEqual([null, 60, null, 30, null, 10, null, 0, null]);
  });

  it("[QN-3] tells its views once a second", () => {
    const wait = form.start(30);
    const view = vi.fn<() => void>();
    const unsubscribe = wait.subscribe(view);
    pass(10);
    expect(view).toHaveBeenCalledTimes(10);
    unsubscribe();
    pass(10);
    expect(view).toHaveBeenCalledTimes(10);
  });

  it("[QN-3] is right at once when a hidden page, whose timers are late, is shown again", () => {
    const wait = form.start(30);
    vi.setSystemTime(Date.now() + 12_000);
    expect(wait.get().seconds).toBe(30);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(wait.get().seconds).toBe(18);
  });

  it("[QN-3] refuses a send while it lasts, and says how long it still is", () => {
    const wait = form.start(30);
    pass(5);
    expect(wait.blockSend()).toBe(true);
    expect(wait.get()).toMatchObject({ announced: 25, blockedSends: 1 });
    pass(25);
    expect(wait.blockSend()).toBe(false);
    form.type("amelie");
    expect(wait.get()).toMatchObject({ blocks: false, blockedSends: 1 });
  });

  it("[QN-3] takes each announcement back after five seconds: later, its words are old", () => {
    const wait = form.start(64);
    pass(4);
    expect(wait.get().announced).toBe(60);
    pass(4);
    expect(wait.blockSend()).toBe(true);
    expect(wait.get().announced).toBe(56);
    pass(4);
    expect(wait.get().announced).toBe(56);
    pass(1);
    expect(wait.get().announced).toBeNull();
  });

  it.each(["  Amelie\u00a0", "AMELIE"])(
    "[QN-3] holds %j like the username that was sent",
    (same) => {
      const wait = form.start(30);
      form.type(same);
      expect(wait.get().blocks).toBe(true);
      expect(wait.blockSend()).toBe(true);
    },
  );

  it("[QN-3] lets another username pass at once, and holds the first one again", () => {
    const wait = form.start(30);
    form.type("owen");
    expect(wait.get().blocks).toBe(false);
    expect(wait.blockSend()).toBe(false);
    form.type("amelie");
    expect(wait.blockSend()).toBe(true);
  });

  it("[QN-3] lets another username pass that a password manager has filled in without an event", () => {
    const wait = form.start(30);
    form.field.value = "owen";
    expect(wait.blockSend()).toBe(false);
    expect(wait.get()).toMatchObject({ blockedSends: 0, announced: null });
  });

  it("[QN-3] of a page without a field holds whatever is sent, attended or not", () => {
    const wait = startRetryWait({
      operation: "login",
      failure: refusedFor(200),
      send: form.send,
    });
    pass(150);
    expect(wait?.blockSend()).toBe(true);
    expect(wait?.get().seconds).toBe(50);
    wait?.end();
  });

  it("[QN-3] leaves neither a listener nor a timer behind when it ends with its form", () => {
    const listeners = watchListeners();
    const wait = form.start(5);
    expect(listeners()).toEqual(expect.arrayContaining(["input", "visibilitychange"]));
    pass(5);
    wait.end();
    expect(listeners()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    pass(10);
    expect(form.send).not.toHaveBeenCalled();
  });
});

describe("a wait without a person", () => {
  it("[QN-3] empties the password after two minutes out of use, once", () => {
    form.start(7200);
    pass(100);
    moves();
    pass(119);
    expect(form.emptyPasswords).not.toHaveBeenCalled();
    pass(1);
    expect(form.emptyPasswords).toHaveBeenCalledOnce();
    pass(600);
    expect(form.emptyPasswords).toHaveBeenCalledOnce();
  });

  it("[QN-3] empties it, too, where the clock was set back meanwhile", () => {
    form.start(7200);
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(120);
    expect(form.emptyPasswords).toHaveBeenCalledOnce();
  });

  it("[QN-3] empties it where the device slept from the start of the wait on", () => {
    form.start(7200);
    vi.setSystemTime(Date.now() + 120_000);
    pass(1);
    expect(form.emptyPasswords).toHaveBeenCalledOnce();
  });

  it("[QN-3] empties it again after each absence: a person may have come back and typed it again", () => {
    form.start(7200);
    pass(121);
    moves();
    form.type("amelie");
    pass(121);
    expect(form.emptyPasswords).toHaveBeenCalledTimes(2);
  });

  it("[QN-3] does so after a short wait, too", () => {
    form.start(10);
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    window.dispatchEvent(new Event("blur"));
    pass(121);
    expect(form.send).not.toHaveBeenCalled();
    expect(form.emptyPasswords).toHaveBeenCalledOnce();
  });

  it("[QN-3] notes that it has emptied a password, until something is typed", () => {
    form.emptyPasswords.mockReturnValue(true);
    const wait = form.start(900);
    expect(wait.get().isEmptied).toBe(false);
    pass(121);
    expect(wait.get()).toMatchObject({ isEmptied: true, announced: null });
    pass(780);
    expect(wait.get()).toMatchObject({ seconds: 0, isEmptied: true, announced: 0 });
    form.type("amelie");
    expect(wait.get().isEmptied).toBe(false);
  });

  it("[QN-3] announces it at once where the wait is over by then", () => {
    form.emptyPasswords.mockReturnValue(true);
    const wait = form.start(10);
    pass(119);
    expect(wait.get().announced).toBeNull();
    pass(2);
    expect(wait.get()).toMatchObject({ isEmptied: true, announced: 0 });
  });

  it("[QN-3] notes nothing where there was no password to empty", () => {
    form.emptyPasswords.mockReturnValue(false);
    const wait = form.start(10);
    pass(130);
    expect(wait.get()).toMatchObject({ isEmptied: false, announced: null });
  });
});

describe("no wait", () => {
  it("[QN-3] is started for another failure, or for one too long to count down", () => {
    const options = { operation: "login", send: form.send } as const;
    expect(startRetryWait({ ...options, failure: { kind: "offline" } })).toBeNull();
    expect(startRetryWait({ ...options, failure: refusedFor(43_201) })).toBeNull();
  });
});
