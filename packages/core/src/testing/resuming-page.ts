import { afterEach, beforeEach, vi } from "vitest";
import type { CallFailure, Result } from "../api/result.ts";
import type { Send } from "../api/send.ts";
import { createResume, type Resume } from "../attempt/resume-attempt.ts";

const root = { origin: "https://portal.example", basePath: "" };

/** Stores a sign-in for each test of a file, with the resume of it. Tests answer its call. */
export function resumingPage() {
  const leaveTo = vi.fn<(url: string) => void>();
  let resolve: (result: never) => void;
  let signal: AbortSignal | undefined;
  let calls: unknown[];
  let resume: Resume;

  beforeEach(() => {
    calls = [];
    localStorage.setItem("appToken", "stored");
    const send: Send = (_, input) => {
      calls.push(input.body);
      ({ signal } = input);
      return new Promise<never>((answered) => (resolve = answered));
    };
    resume = createResume({
      send,
      checkUrl: (url) => (url === "null" ? null : new URL(url, root.origin).href),
      leaveTo,
      root,
    });
  });
  afterEach(() => {
    resume.end();
    leaveTo.mockReset();
  });

  return {
    root,
    leaveTo,
    get resume() {
      return resume;
    },
    /** The bodies of the calls that were made. */
    get calls() {
      return calls;
    },
    /** The signal of the latest call. */
    get signal() {
      return signal;
    },
    state: () => resume.get().name,
    answer: (result: Result<object, CallFailure>) => resolve(result as never),
    settled: () => new Promise((done) => setTimeout(done)),
    comesBack: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })),
  };
}
