import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../api/result.ts";
import { startRetryWait } from "../../attempt/retry-wait.ts";
import {
  alert,
  drawn,
  failed,
  main,
  refusal,
  rendered,
  structure,
  suspended,
  withTemplates,
} from "../../testing/both-views.ts";

/** A wait, as the page shows it before React and as React renders it. */

// The messages' script reads it as it loads; in a page, the head script has set it.
vi.hoisted(() => (document.documentElement.dataset["language"] = "fr-CA"));

withTemplates();

describe("the page before React and React show a wait the same", () => {
  it.each<Failure>([
    refusal(429),
    refusal(429, 90),
    refusal(429, 7200),
    refusal(503, 40),
    suspended(429, 20),
    {
      kind: "serverText",
      text: "Un instant",
      language: "fr-CA",
      response: refusal(429, 20),
    },
    {
      kind: "serverText",
      text: "Compte verrouillé",
      language: "fr-CA",
      isLocked: true,
      response: refusal(429, 20),
    },
  ])("[QP-2] [QN-3] [QN-6] of a wait: %j", async (failure) => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const wait = startRetryWait({ operation: "login", failure, send: () => undefined });
    const state = { name: "failed", failure, wait } as const;
    const problem = { operation: "login", ...failed(failure, wait) } as const;
    const page = await drawn(problem);
    const shown = wait?.get() ?? null;
    expect(page).toBe(await rendered({ progress: { state, submits: 1 }, wait: shown }));
    wait?.end();
  });

  it("[QP-2] [QN-3] of a wait that announces the time left, and of one that has done so", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date", "performance"] });
    const failure = refusal(429, 62);
    const wait = startRetryWait({ operation: "login", failure, send: () => undefined });
    await drawn({ operation: "login", ...failed(failure, wait) });
    const status = document.querySelector(".wm-wait [role=status]");
    expect(status).toBeEmptyDOMElement();
    expect(alert()).not.toHaveAttribute("aria-live");
    vi.advanceTimersByTime(2000);
    expect(status).toHaveTextContent("Encore 1 minute d’attente.");
    expect(alert()).toHaveAttribute("aria-live", "off");
    vi.advanceTimersByTime(5000);
    expect(status).toBeEmptyDOMElement();
    wait?.end();
  });

  it("[QP-2] [QN-3] of a wait that has emptied the password", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date", "performance"] });
    const failure = refusal(429, 130);
    const emptyPasswords = () => true;
    const call = { operation: "login", failure, send: () => undefined, emptyPasswords } as const;
    const wait = startRetryWait(call);
    await drawn({ operation: "login", ...failed(failure, wait) });
    vi.advanceTimersByTime(131_000);
    // React mutes it at its own first second.
    alert()?.removeAttribute("aria-live");
    const page = structure(main());
    expect(page).toContain("le mot de passe a été effacé");
    const state = { name: "failed", failure, wait } as const;
    const shown = wait?.get() ?? null;
    expect(page).toBe(await rendered({ progress: { state, submits: 1 }, wait: shown }));
    wait?.end();
  });
});
