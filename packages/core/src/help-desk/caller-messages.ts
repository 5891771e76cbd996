import type { Failure, HttpFailure } from "../api/result.ts";
import { catalogue } from "../errors/catalogue.ts";
import { formOperations, type Operation } from "../errors/operations.ts";
import { errorMessageFor, type ErrorMessage } from "../errors/error-message.ts";
import { codeOutcomes, type CodeSubject } from "../errors/failure-code-tables.ts";
import type { MessageKey } from "../i18n/message.ts";

/** Text on the caller's screen above the code: a message of the catalogue, a page's own text, or the server's. */
export type CallerMessage =
  | { kind: "error"; error: ErrorMessage; isForm: boolean }
  | { kind: "page"; title?: MessageKey; body: MessageKey; tone?: "info" }
  | { kind: "serverWords"; isForm: boolean };

/** Operations whose message has the heading of a form. */
const inForm: readonly Operation[] = formOperations;

const isWord = (outcome: string, kind: keyof typeof codeOutcomes) => outcome === codeOutcomes[kind];

const refusal = { kind: "http", messages: [], message: "" } as const;
/** The 403 of a browser that keeps no cookies. */
const withoutCookies: HttpFailure = { ...refusal, status: 403, cookiesBlocked: true };
/** An outage of which the server says how long it takes. */
const outageWithEnd: Failure = { ...refusal, status: 503, retryAfterSeconds: 300 };
/** A wait of a day, which no page counts down. */
const longWait: Failure = { ...refusal, status: 429, retryAfterSeconds: 86_400 };

/**
 * Everything that a caller may have on the screen with a code, the likeliest first; nothing where nothing is shown.
 * @param hasWords whether the region has words for messages of its server
 */
export function callerMessages(
  subject: CodeSubject,
  outcome: string,
  hasWords = false,
): readonly CallerMessage[] {
  switch (subject) {
    case "crash":
      return [{ kind: "page", title: "crash.title", body: "crash.body" }];
    case "browser":
      return [{ kind: "page", title: "outdated.title", body: "outdated.body" }];
    case "chunk":
      return [
        {
          kind: "page",
          title: "missing.title",
          body: isWord(outcome, "offline") ? "missing.offline" : "missing.body",
        },
      ];
    case "logout":
      return [{ kind: "page", body: "logOut.failed" }];
    // The form continues without the names.
    case "familyData":
      return [{ kind: "page", body: "CHILDREN_NOT_LOADED", tone: "info" }];
    default:
      return catalogueMessages(subject, outcome, hasWords);
  }
}

function catalogueMessages(
  operation: Operation,
  outcome: string,
  hasWords: boolean,
): readonly CallerMessage[] {
  // A person who has left sees nothing.
  if (isWord(outcome, "aborted")) return [];
  if (isWord(outcome, "serverText")) return ownWords(operation);
  if (isWord(outcome, "locked")) return lockMessages(operation);
  const isRefusal = outcome.startsWith("4");
  const isForm = inForm.includes(operation);
  const failures = ["", ...textsOf(operation)].map((text) => failureOf(outcome, text));
  // A saved sign-in is not tried again, so nothing is counted down.
  const isCounted = operation !== "redirect";
  const messages = [
    ...failures.map((each) => errorMessageFor(operation, each, isCounted && outcome === "429")),
    ...(outcome === "403" ? [errorMessageFor(operation, withoutCookies)] : []),
    // Without cookies there is no session either. A server may then send a page of its own in place of the workspaces.
    ...(operation === "switchAccount" && ["401", codeOutcomes.unreadable].includes(outcome)
      ? [errorMessageFor(operation, { ...withoutCookies, status: 401 })]
      : []),
    ...(outcome === "429" ? [errorMessageFor(operation, longWait)] : []),
    ...(outcome === "503" ? [errorMessageFor(operation, outageWithEnd, isCounted)] : []),
  ];
  // Words may change nothing, as where the status has a message of its own.
  const byTexts = new Map(
    messages.map((error) => [JSON.stringify([error.message, error.detail]), error]),
  );
  const errors = [...byTexts.values()].map((error): CallerMessage => ({
    kind: "error",
    error,
    isForm,
  }));
  const mayBeServers = hasWords ? /^[45]/u.test(outcome) : isRefusal && choosesText(operation);
  return mayBeServers ? [...errors, { kind: "serverWords", isForm }] : errors;
}

/** The server's own text. Registration data without an institution has its code, too, and may come without any. */
function ownWords(operation: Operation): readonly CallerMessage[] {
  const isForm = inForm.includes(operation);
  if (operation !== "registrationData") return [{ kind: "serverWords", isForm }];
  const error = errorMessageFor(operation, failureOf("200", ""));
  return [
    { kind: "serverWords", isForm },
    { kind: "error", error, isForm },
  ];
}

/** A lock is known by the server's key, or by its words. */
function lockMessages(operation: Operation): readonly CallerMessage[] {
  const messages = [{ translationKey: "ACCOUNT_LOCKED" }];
  const error = errorMessageFor(operation, { ...refusal, status: 400, messages });
  const isForm = inForm.includes(operation);
  return [
    { kind: "error", error, isForm },
    { kind: "serverWords", isForm },
  ];
}

/** Tells whether the server may name another of the portal's texts. */
function choosesText(operation: Operation): boolean {
  return catalogue.some((row) => row.operation === operation && row.fromServer);
}

/** Texts of the server that decide on the message of a refusal. */
function textsOf(operation: Operation): string[] {
  return catalogue
    .filter((row) => row.operation === operation)
    .flatMap(({ contains = [] }) => contains);
}

function failureOf(outcome: string, message: string): Failure {
  const [kind] = Object.entries(codeOutcomes).find(([, word]) => word === outcome) ?? [];
  if (kind !== undefined) return { kind } as Failure;
  // Any status of the class that has no row of its own.
  const status = Number(outcome.replace("xx", "99"));
  return { ...refusal, status, message };
}
