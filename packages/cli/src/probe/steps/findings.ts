import { STILL_TRYING_MS } from "@waymark/core/answers";
import { namesOf, wrongFields } from "../calls/body.ts";
import { shownUrl } from "../calls/urls.ts";
import { hasText } from "../calls/shown.ts";
import { REFUSED } from "../network/cookies.ts";
import { MAX_BYTES, opensPasswordWindow } from "../network/exchange.ts";
import type { Seen, Step } from "./step.ts";

const SLOW_MS = 3_000;
const MANY_COOKIES = 5;
/** A key is a word: anything else is no key, and is not repeated. */
const KEY = /^[\w.-]{1,60}$/u;

/** Returns what is wrong with an answer, the most telling first. */
export function findingsOf(step: Step, seen: Seen): string[] {
  const { exchange, outcome, body } = seen;
  const { answer, fault, milliseconds } = exchange;
  if (fault) return [fault.meaning];
  const unreadable = unreadableFinding(step, seen);
  const found = [unreadable ?? step.expect(seen), otherCapitals(seen), ...keysWithoutText(seen)];
  for (const { shown, refusal } of outcome.urls) {
    if (refusal !== undefined) found.push(`The portal does not follow ${shown}. ${refusal}`);
  }
  if (answer && !step.isForeign && opensPasswordWindow(answer)) {
    found.push(
      "A 401 with `WWW-Authenticate` has browsers ask for a password in a window of their own.",
    );
  }
  // What cannot be decoded has become this character.
  if (body?.fields && answer?.text.includes("\uFFFD")) {
    found.push("The body is not UTF-8, so that its accented letters cannot be read.");
  }
  if (milliseconds >= STILL_TRYING_MS) {
    found.push(
      `It took ${inSeconds(milliseconds)}, and after ${inSeconds(STILL_TRYING_MS)} the portal says that it takes long.`,
    );
  }
  return found.filter((finding) => finding !== null);
}

/** Returns differences that a person does not notice. */
export function notesOf({ exchange, body }: Seen): string[] {
  const { answer, cookies, milliseconds } = exchange;
  if (!answer) return [];
  const notes: string[] = [];
  const type = answer.headers.get("Content-Type") ?? "";
  if (body?.fields && !/^application\/(?:[\w.-]+\+)?json\b/iu.test(type)) {
    notes.push(`The Content-Type is ${type === "" ? "missing" : type}, and the body is JSON.`);
  }
  if (body && body.unknown.length > 0) {
    const names = body.unknown.map((name) =>
      KEY.test(name) ? `\`${name}\`` : "a field without a plain name",
    );
    notes.push(`Fields that the portal does not know, and ignores: ${names.join(", ")}.`);
  }
  const stored = cookies.filter(({ attributes }) => !attributes.includes(REFUSED));
  const carried = [...new Set(stored.map(({ name }) => name))];
  if (carried.length >= MANY_COOKIES) {
    notes.push(
      `The answer sets ${carried.length} cookies, which each later request carries: ${carried.join(", ")}.`,
    );
  }
  if (milliseconds >= SLOW_MS && milliseconds < STILL_TRYING_MS) {
    notes.push(`It took ${inSeconds(milliseconds)}, which is slow.`);
  }
  return notes;
}

/** Why an answer cannot be read, before anything else counts. */
function unreadableFinding(
  { isForeign, call }: Step,
  { exchange, outcome, body }: Seen,
): string | null {
  const { answer, request } = exchange;
  if (!answer) return null;
  if (answer.isCut)
    return `The answer is longer than ${MAX_BYTES / 1_000_000} MB. It was read no further.`;
  if (answer.status >= 300 && answer.status < 400) {
    const to = shownUrl(answer.headers.get("Location") ?? "", request.url);
    return `It is answered with a redirect (${answer.status}) to ${to}. A call has no redirect; the probe does not follow it.`;
  }
  const isUnreadable = !outcome.ok && outcome.failure.kind === "unreadable";
  if (isForeign || !isUnreadable || answer.status >= 400) {
    return isForeign || answer.text === "" || body?.fields ? null : notJson(answer.text);
  }
  if (answer.text.trim() === "") return `It is answered with ${answer.status} and an empty body.`;
  if (!body?.fields) return notJson(answer.text);
  const names = wrongFields(call.name, body.fields);
  const failed = names.filter((name) => /^(?:status|success)$/u.test(name));
  if (failed.length > 0) {
    return `It is answered with ${answer.status}, but its ${listed(failed)} says that the call has failed. An error needs a status from 400.`;
  }
  const wrong = listed(names);
  const which = wrong === "" ? `. The portal reads ${listed(namesOf(call.name))}` : `: ${wrong}`;
  return `It is answered with ${answer.status}, and its body lacks a field or has one of another type${which}.`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function notJson(text: string): string {
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/iu.test(text))
    return "The body is a page (HTML), not JSON.";
  return "The body is not a JSON object, or is cut off.";
}

/** A server of another framework may write all of its fields so. */
function otherCapitals({ body }: Seen): string | null {
  const pairs = body?.miswritten ?? [];
  if (pairs.length === 0) return null;
  const [given, read] = [0, 1].map((at) => listed(pairs.map((pair) => pair[at] ?? "")));
  return `The portal ignores ${given}, because it reads ${read}, in these capitals.`;
}

/** The portal shows such a key as it is, where it shows the server's message. */
function keysWithoutText({ body, shown }: Seen): string[] {
  const missing = (body?.translationKeys ?? []).filter((key) => !hasText(key));
  const isShown = (key: string) => shown?.keys.includes(key) === true;
  return missing
    .filter(isShown)
    .map(
      (key) =>
        `The \`translationKey\` ${named(key)} has no text: a person reads the key itself, unless the region has words for ${named(`server.${key}`)}.`,
    );
}

/** Returns a key as it may be shown. */
export function named(key: string): string {
  return KEY.test(key) ? `\`${key}\`` : "(a text that is not a key)";
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
