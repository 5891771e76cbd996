import { describe, expect, it } from "vitest";
import type { Failure } from "../api/result.ts";
import { UNFOLDED_CHARACTERS } from "../errors/server-refusal.ts";
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
    [httpFailure(400), "400"],
    [httpFailure(401), "400"],
    [httpFailure(499), "400"],
    [httpFailure(403), "403"],
    [httpFailure(403, { cookiesBlocked: true }), "403-cookies"],
    [httpFailure(500), "500"],
    [httpFailure(502), "500"],
    [httpFailure(504), "500"],
    [httpFailure(501), "500"],
    [httpFailure(505), "500"],
    [httpFailure(599), "500"],
    [httpFailure(429), "429-minute"],
    [after(429, 59), "429-minute"],
    [after(429, 61), "429-minutes"],
    [after(503, 60), "500-minute"],
    [after(503, 7200), "500-minutes"],
    [after(503, 7201), "500-later"],
    [after(400, 61), "400"],
    [httpFailure(400, locked), "locked"],
    [httpFailure(403, locked), "locked-403"],
    [httpFailure(429, { ...locked, retryAfterSeconds: 90 }), "locked-busy"],
    [httpFailure(500, locked), "locked-busy"],
    [says(unfolded), "serverText"],
    [says("Locked", { isLocked: true }), "serverText-locked"],
  ])("[QP-2] %j is %s", (failure, name) => {
    const steps = name === "429-minute" || !name.startsWith("429") ? "" : "-paused";
    expect(templateName({ operation: "login", failure })).toBe(`login-${name}${steps}`);
    expect(templateName({ operation: "redirect", failure })).toBe(`redirect-${name}`);
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
    [httpFailure(429), "login-429-wait"],
    [after(503, 40), "login-500-wait"],
    [httpFailure(429, locked), "login-locked-busy-wait"],
  ])("[QN-3] with a countdown in place of minutes: %j is %s", (failure, name) => {
    expect(templateName({ operation: "login", failure, isCounted: true })).toBe(name);
  });

  it.each<[Failure, string]>([
    [httpFailure(400), "login-400-again"],
    [says("Wrong"), "login-serverText-again"],
    [{ kind: "refusedUrl" }, "login-refusedUrl"],
    [httpFailure(500), "login-500"],
    [httpFailure(400, locked), "login-locked"],
    [after(429, 61), "login-429-minutes-paused"],
  ])("[QE-6] with the next steps of a second refusal: %j is %s", (failure, name) => {
    expect(templateName({ operation: "login", failure, isAgain: true })).toBe(name);
  });

  it("[QP-2] with the server's long words folded in the form alone", () => {
    const failure = says(`${unfolded}.`);
    expect(templateName({ operation: "login", failure })).toBe("login-serverText-long");
    expect(templateName({ operation: "redirect", failure })).toBe("redirect-serverText");
  });

  it("[QR-4] with a region's words in place of the portal's", () => {
    const problem = { operation: "login", failure: httpFailure(403), hasWords: true } as const;
    expect(templateName(problem)).toBe("login-403-words");
    expect(templateName({ ...problem, failure: httpFailure(400, locked) })).toBe("login-locked");
    const failure = says("Locked", { isLocked: true });
    expect(templateName({ ...problem, failure })).toBe("login-serverText-locked-words");
  });
});
