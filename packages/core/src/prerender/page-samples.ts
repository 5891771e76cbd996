import { type Failure, inLanguage } from "../api/result.ts";
import { startWait } from "../api/retry-after.ts";
import { KNOWN_STATUSES } from "../errors/failure-code-tables.ts";
import { clockText } from "../errors/duration-text.ts";
import { occurrenceOf } from "../errors/occurrence.ts";
import { isLocked } from "../errors/account-lock.ts";
import type { Language } from "../i18n/languages.ts";
import { SERVER_PREFIX } from "../i18n/message.ts";
import { nothingShown, type PageShown } from "../attempt/page-attempts.ts";
import { firstState } from "../attempt/retry-wait.ts";
import { emptySignIn, validateSignIn } from "../attempt/sign-in-values.ts";
import { type PageProblem, templateName } from "../attempt/template-name.ts";

/** A problem that the build renders once for all that have the same message. */
export interface PageSample {
  name: string;
  shown: PageShown;
  /** Puts placeholders in place of what differs from failure to failure. */
  withPlaceholders: (html: string, language: Language) => string;
}

const ID = "~id~";
const TEXT = "~text~";
const NAMED = "named-by-the-server";
const MINUTES = 97;
/** Repeated so often, the text is long enough to be folded. */
const LONG = 100;
const LATER_SECONDS = 1_000_000;

const http = (status: number, retryAfterSeconds?: number, translationKey?: string) => ({
  kind: "http" as const,
  status,
  messages: translationKey ? [{ translationKey }] : [],
  message: "",
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

const failures: readonly Failure[] = [
  ...(["offline", "timeout", "unreadable", "outdated", "refusedUrl"] as const).map((kind) => ({
    kind,
  })),
  ...[TEXT, TEXT.repeat(LONG)].flatMap((text) =>
    [false, true].flatMap((locked) => [
      { kind: "serverText" as const, text, isLocked: locked },
      { kind: "serverText" as const, text, isLocked: locked, response: http(429) },
    ]),
  ),
  ...[400, 403].map((status) => http(status, undefined, "ACCOUNT_LOCKED")),
  http(429, 60, "ACCOUNT_LOCKED"),
  http(429, LATER_SECONDS, "ACCOUNT_LOCKED"),
  ...KNOWN_STATUSES.map((status) => http(status)),
  { ...http(403), cookiesBlocked: true },
  ...[429, 500].flatMap((status) =>
    [60, MINUTES * 60, LATER_SECONDS].map((seconds) => http(status, seconds)),
  ),
];

/** Failures with a key for which the region has words. */
const failuresWithWords = failures.flatMap((failure): Failure[] => {
  if (failure.kind === "serverText") return [{ ...failure, text: NAMED }];
  if (failure.kind !== "http" || isLocked(failure)) return [];
  return [{ ...failure, messages: [{ translationKey: NAMED }] }];
});

/** A region's words, with which `pageSamples` is rendered where there are any. */
export const sampleWords = { [SERVER_PREFIX + NAMED]: TEXT };

/** Parts of a sign-in page that its messages depend on. */
interface SampledPage {
  /** The language that its calls ask in. */
  language: Language;
  /** True where the region has words for messages of its server. */
  hasWords: boolean;
  /** The names of the boxes that the region requires. */
  boxes: readonly string[];
}

/** Every problem that the sign-in page can show before React, once each. */
export function pageSamples({ language, hasWords, boxes }: SampledPage): PageSample[] {
  const problems: PageProblem[] = [
    { operation: "login", errors: validateSignIn({ ...emptySignIn, unticked: boxes }) },
    ...failures.flatMap((failure) => problemsOf(inLanguage(failure, language), false)),
    ...(hasWords ? failuresWithWords : []).flatMap((failure) => problemsOf(failure, true)),
  ];
  const samples = new Map(problems.map((problem) => [templateName(problem), problem]));
  return [...samples].map(([name, problem]) => sampleOf(name, problem));
}

function problemsOf(failure: Failure, hasWords: boolean): PageProblem[] {
  const isCounted = startWait(failure) !== null;
  return [
    { operation: "login", failure, isCounted, hasWords, submits: 1 },
    { operation: "login", failure, isCounted, hasWords, submits: 2 },
    { operation: "redirect", failure, hasWords },
  ];
}

function sampleOf(name: string, problem: PageProblem): PageSample {
  const shown: PageShown = { ...nothingShown };
  if ("errors" in problem) {
    shown.progress = { state: { name: "invalid", errors: problem.errors }, submits: 1 };
    return { name, shown, withPlaceholders: (html) => html };
  }
  const { at } = occurrenceOf(problem.failure, ID);
  if (problem.operation === "redirect") {
    shown.resume = { name: "failed", failure: problem.failure };
  } else {
    const wait = waitOf(problem.failure, at);
    const { failure, submits = 1 } = problem;
    shown.wait = wait?.get() ?? null;
    shown.progress = { state: { name: "failed", failure, wait }, submits };
  }
  return {
    name,
    shown,
    withPlaceholders: (html, language) =>
      html
        .replaceAll(ID.toUpperCase(), "{{id}}")
        .replaceAll(NAMED, "{{named}}")
        .replaceAll(new RegExp(`(?:${TEXT})+`, "gu"), "{{text}}")
        .replaceAll(clockText(at, language), "{{time}}")
        .replaceAll(/(?<=[A-Z]-)\d{3}(?=-)/gu, "{{status}}")
        .replaceAll(new RegExp(`\\b${MINUTES}\\b`, "gu"), "{{count}}"),
  };
}

const nothing = () => undefined;

/**
 * The countdown of a sample, whose texts are written when it is shown. It ends when the failure happened: that time has a
 * placeholder, so that the time of the build is in no page.
 */
function waitOf(failure: Failure, endsAt: Date) {
  const wait = startWait(failure);
  if (!wait) return null;
  const state = { ...firstState(wait, { blocks: true, sendsAutomatically: true }), endsAt };
  const kept = { operation: "login", failure, wait, sent: "" } as const;
  return { get: () => state, subscribe: () => nothing, kept, blockSend: () => false, end: nothing };
}
