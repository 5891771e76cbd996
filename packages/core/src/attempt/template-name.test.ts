import { describe, expect, it } from "vitest";
import type { Failure } from "../api/result.ts";
import { nextStepsOf, UNFOLDED_CHARACTERS } from "../errors/message-parts.ts";
import { errorMessageFor } from "../errors/error-message.ts";
import { httpFailure } from "../testing/http-failure.ts";
import { templateName } from "./template-name.ts";

const after = (status: number, retryAfterSeconds: number) =>
  httpFailure(status, { retryAfterSeconds });
const says = (text: string, more: object = {}): Failure => ({ kind: "serverText", text, ...more });
const locked = { messages: [{ translationKey: "ACCOUNT_LOCKED" }] };
const unfolded = "a".repeat(UNFOLDED_CHARACTERS);

describe("problems of a sign-in that have one message have one template", () => {
  it.each<[Failure, string]>([
    [{ kind: "offline" }, "offline"],
    [{ kind: "timeout" }, "timeout"],
    [{ kind: "refusedUrl" }, "refusedUrl"],
    [httpFailure(400), ""],
    [httpFailure(499), ""],
    [httpFailure(403), "TROUBLE_STALE_PAGE"],
    [httpFailure(403, { cookiesBlocked: true }), "TROUBLE_COOKIES"],
    [httpFailure(500), "TROUBLE_SERVICE"],
    [httpFailure(599), "TROUBLE_SERVICE"],
    [httpFailure(429), "TROUBLE_TOO_MANY_MINUTES-one"],
    [after(429, 59), "TROUBLE_TOO_MANY_MINUTES-one"],
    [after(429, 61), "TROUBLE_TOO_MANY_MINUTES"],
    [after(503, 60), "TROUBLE_SERVICE_MINUTES-one"],
    [after(503, 7200), "TROUBLE_SERVICE_MINUTES"],
    [after(503, 7201), "TROUBLE_SERVICE_LATER"],
    [after(400, 61), ""],
    [httpFailure(400, locked), "locked"],
    [httpFailure(403, locked), "locked-403"],
    [httpFailure(429, { ...locked, retryAfterSeconds: 90 }), "locked-busy"],
    [httpFailure(500, locked), "locked-busy"],
    [says(unfolded), "serverText"],
    [says("Locked", { isLocked: true }), "serverText-locked"],
  ])("[QP-2] %j is %s", (failure, name) => {
    const steps = nextStepsOf(failure, 1);
    const named = (parts: readonly unknown[]) => parts.filter(Boolean).join("-");
    const login = templateName({ operation: "login", failure, submits: 1 });
    expect(login).toBe(named(["login", name, steps]));
    expect(templateName({ operation: "redirect", failure })).toBe(named(["redirect", name]));
  });

  it.each(
    (["login", "redirect"] as const).flatMap((operation) => [
      [operation, "a refusal", {}] as const,
      [operation, "a locked account", locked] as const,
    ]),
  )("[QP-2] of %s: each status from 400 of %s", (operation, _, more) => {
    const shown = new Map<string, string>();
    for (let status = 400; status < 600; status++) {
      const failure = httpFailure(status, more);
      const { message, detail } = errorMessageFor(operation, failure);
      const words = JSON.stringify([message, detail]);
      const name = templateName({ operation, failure });
      expect(words, `the message of ${status} as ${name}`).toBe(shown.get(name) ?? words);
      shown.set(name, words);
    }
  });

  it("[QP-2] of fields that are not filled in, whichever they are", () => {
    const errors = { username: "REQUIRED" } as const;
    expect(templateName({ operation: "login", errors })).toBe("invalid");
    expect(templateName({ operation: "login", errors: { terms: "REQUIRED" } })).toBe("invalid");
  });

  it.each<[Failure, string]>([
    [httpFailure(429), "login-TROUBLE_TOO_MANY-wait"],
    [after(503, 40), "login-TROUBLE_SERVICE_PAUSED-wait"],
    [httpFailure(429, locked), "login-locked-busy-wait-unlock"],
  ])("[QN-3] with a countdown in place of minutes: %j is %s", (failure, name) => {
    expect(templateName({ operation: "login", failure, isCounted: true })).toBe(name);
  });

  it.each<[Failure, string]>([
    [httpFailure(400), "login-reasons"],
    [says("Wrong"), "login-serverText-reasons"],
    [{ kind: "refusedUrl" }, "login-refusedUrl"],
    [httpFailure(500), "login-TROUBLE_SERVICE"],
    [httpFailure(400, locked), "login-locked-unlock"],
    [after(429, 61), "login-TROUBLE_TOO_MANY_MINUTES-paused"],
  ])("[QE-6] with the next steps of a second refusal: %j is %s", (failure, name) => {
    expect(templateName({ operation: "login", failure, submits: 2 })).toBe(name);
  });

  it("[QP-2] with the server's long words folded in the form alone", () => {
    const failure = says(`${unfolded}.`);
    expect(templateName({ operation: "login", failure })).toBe("login-serverText-long-ask");
    expect(templateName({ operation: "redirect", failure })).toBe("redirect-serverText");
  });

  it("[QR-4] with a region's words in place of the portal's", () => {
    const problem = { operation: "login", failure: httpFailure(403), hasWords: true } as const;
    expect(templateName(problem)).toBe("login-TROUBLE_STALE_PAGE-words");
    expect(templateName({ ...problem, failure: httpFailure(400, locked) })).toBe(
      "login-locked-unlock",
    );
    const failure = says("Locked", { isLocked: true });
    expect(templateName({ ...problem, failure })).toBe("login-serverText-locked-unlock-words");
  });
});
