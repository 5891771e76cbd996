import { describe, expect, it } from "vitest";
import type { Failure } from "../api/result.ts";
import { startWait } from "../api/retry-after.ts";
import { KNOWN_STATUSES } from "../errors/failure-code-tables.ts";
import { clockText } from "../errors/duration-text.ts";
import { isLocked } from "../errors/account-lock.ts";
import { namedKey } from "../errors/message-parts.ts";
import { occurrenceOf } from "../errors/occurrence.ts";
import { httpFailure } from "../testing/http-failure.ts";
import { type PageSample, pageSamples, sampleWords } from "./page-samples.ts";
import { templateName } from "../attempt/template-name.ts";

/** Failures of every kind, with each status, wait and text that may decide on the message. */
function everyFailure(): Failure[] {
  const kinds = ["offline", "timeout", "unreadable", "outdated", "refusedUrl"] as const;
  const statuses = [...KNOWN_STATUSES, 499, 501, 505];
  const waits = [undefined, 0, 20, 61, 900, 901, 7200, 7201, 43_200, 43_201];
  const responses = statuses.flatMap((status) =>
    waits.flatMap((retryAfterSeconds) =>
      [undefined, "ACCOUNT_LOCKED", "SCHOOL_SUSPENDED"].map((translationKey) => ({
        kind: "http" as const,
        status,
        message: "",
        messages: translationKey === undefined ? [] : [{ translationKey }],
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      })),
    ),
  );
  const blocked = [undefined, "ACCOUNT_LOCKED", "SCHOOL_SUSPENDED"].map((translationKey) => ({
    kind: "http" as const,
    status: 403,
    cookiesBlocked: true as const,
    message: "",
    messages: translationKey === undefined ? [] : [{ translationKey }],
  }));
  const texts = ["Locked", "A long text. ".repeat(20)].flatMap((text) =>
    [false, true].flatMap((locked) =>
      [undefined, ...responses].map((response) => ({
        kind: "serverText" as const,
        text,
        isLocked: locked,
        ...(response && { response }),
      })),
    ),
  );
  const others = Array.from({ length: 200 }, (_, above) => httpFailure(400 + above));
  return [...kinds.map((kind) => ({ kind })), ...responses, ...others, ...blocked, ...texts];
}

/** The names of the templates that a failure can need. */
function needed(failure: Failure, hasWords: boolean): string[] {
  const isCounted = startWait(failure) !== null;
  return [
    templateName({ operation: "login", failure, isCounted, hasWords }),
    templateName({ operation: "login", failure, isCounted, hasWords, submits: 2 }),
    templateName({ operation: "redirect", failure, hasWords }),
  ];
}

/** Returns true for a failure that a region may have words for: a key is short, and a locked account has its own. */
function mayHaveWords(failure: Failure): boolean {
  const key = namedKey(failure);
  if (failure.kind === "http" && isLocked(failure)) return false;
  return key !== undefined && key.length < 50;
}

const samples = (hasWords: boolean) => pageSamples({ language: "en-CA", hasWords, boxes: [] });
const sampleNamed = (name: string) =>
  samples(true).find((sample) => sample.name === name) as PageSample;

/** The failure that a sample shows. */
function failureOf({ shown: { progress, resume } }: PageSample): Failure {
  const failed = progress.state.name === "failed" ? progress.state : resume;
  if (failed.name !== "failed") throw new Error("the sample shows no failure");
  return failed.failure;
}

describe("the messages that a build renders for the page before React", () => {
  it("[QP-2] are those that a failure can lead to, each once", () => {
    const expected = new Set(everyFailure().flatMap((failure) => needed(failure, false)));
    expect(
      samples(false)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...expected, "invalid"].sort());
  });

  it("[QR-4] are some more where the region has words for its server's messages", () => {
    const named = everyFailure().filter(mayHaveWords);
    const expected = new Set(named.flatMap((failure) => needed(failure, true)));
    const added = samples(true).slice(samples(false).length);
    expect(added.map(({ name }) => name).sort()).toEqual([...expected].sort());
    expect(Object.values(sampleWords)).toEqual(["~text~"]);
    for (const sample of added) {
      expect(sampleWords).toHaveProperty([`server.${namedKey(failureOf(sample))}`]);
    }
  });

  it("[QP-2] [QE-1] name every field and every required box as not filled in", () => {
    const [{ shown } = {}] = pageSamples({ language: "en-CA", hasWords: false, boxes: ["terms"] });
    const errors = { username: "REQUIRED", password: "REQUIRED", terms: "REQUIRED" };
    expect(shown?.progress).toEqual({ state: { name: "invalid", errors }, submits: 1 });
    expect(shown?.wait).toBeNull();
  });

  it("[QP-2] are rendered in the states that their names say", () => {
    for (const sample of samples(true).slice(1)) {
      const { progress, wait, resume } = sample.shown;
      const failure = failureOf(sample);
      const isCounted = wait !== null;
      const operation = resume.name === "failed" ? "redirect" : "login";
      const hasWords = `server.${namedKey(failure)}` in sampleWords;
      const { submits } = progress;
      expect(templateName({ operation, failure, isCounted, submits, hasWords })).toBe(sample.name);
      expect(submits).toBeOneOf(operation === "redirect" ? [0] : [1, 2]);
      expect(progress.state.name).toBe(operation === "login" ? "failed" : "idle");
    }
  });

  it("[QN-3] with a countdown have its wait, which holds the form", () => {
    const sample = sampleNamed("login-TROUBLE_TOO_MANY-wait");
    const { shown } = sample;
    const started = {
      seconds: 60,
      blocks: true,
      sendsAutomatically: true,
      announced: null,
      blockedSends: 0,
      isEmptied: false,
    };
    // The time of the failure, which has a placeholder.
    expect(shown.wait).toEqual({ ...started, endsAt: occurrenceOf(failureOf(sample)).at });
    const { state } = shown.progress;
    expect(state.name === "failed" && state.wait?.get()).toBe(shown.wait);
  });
});

describe("placeholders", () => {
  it.each([
    ["login-TROUBLE_SERVICE", "<b>L-500-~ID~</b>", "<b>L-{{status}}-{{id}}</b>"],
    ["login-serverText-ask", "<b>~text~</b>", "<b>{{text}}</b>"],
    ["login-serverText-long-ask", "~text~~text~~text~", "{{text}}"],
    ["login-TROUBLE_STALE_PAGE-words", "server.named-by-the-server", "server.{{named}}"],
    [
      "redirect-TROUBLE_SERVICE_MINUTES",
      "Wait 97 minutes, not 970.",
      "Wait {{count}} minutes, not 970.",
    ],
    ["invalid", "97 of 500", "97 of 500"],
  ])("[QN-4] of %s replace what differs from failure to failure: %s", (name, html, template) => {
    expect(sampleNamed(name).withPlaceholders(html, "en-CA")).toBe(template);
  });

  it.each(["en-CA", "fr-CA"] as const)(
    "[QN-4] replace the time of the failure in %s",
    (language) => {
      const sample = sampleNamed("redirect");
      const time = clockText(occurrenceOf(failureOf(sample)).at, language);
      expect(sample.withPlaceholders(`at ${time}.`, language)).toBe("at {{time}}.");
    },
  );
});
