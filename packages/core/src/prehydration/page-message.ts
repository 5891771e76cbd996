import { focusAtStart } from "../browser/focus-at-start.ts";
import type { Failure } from "../api/result.ts";
import { UNFOLDED_CHARACTERS } from "../config/constants.ts";
import { PAGE_MESSAGE } from "../browser/prerendered-page.ts";
import type { Operation } from "../errors/catalogue.ts";
import { errorMessageFor } from "../errors/error-message.ts";
import { codeWords } from "../errors/code-words.ts";
import { codedFailure } from "../errors/failure-codes.ts";
import { type ErrorSentence, sentencesOf } from "../errors/sentences.ts";
import type { RetryWait } from "../attempt/retry-wait.ts";
import type { SignInErrors } from "../attempt/sign-in-values.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { fetchDictionary } from "../i18n/fetch-dictionary.ts";
import type { Language } from "../i18n/languages.ts";
import type { Text } from "../i18n/message.ts";
import { element } from "./element.ts";
import { drawWait } from "./page-wait.ts";

export { leaveForSite } from "../navigation/partner-redirect.ts";

/** Trouble of a submit: its call failed, or fields are not filled in. */
export interface Problem {
  operation: Operation;
  failure?: Failure;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string;
  invalid?: SignInErrors;
  wait?: RetryWait | null;
}

const required = { username: "required.username", password: "required.password" } as const;

/** Shows the message at the top of the form, in the markup of React's error summary, and moves the focus to it. */
export function showPageMessage(form: HTMLFormElement, message: HTMLElement): void {
  form.prepend(message);
  const prefix = message.dataset["title"] ?? "";
  if (!document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
  const summary = message.querySelector<HTMLElement>("[role=alert]");
  if (summary) focusAtStart(summary);
}

/** The message of a problem in the page's language. @throws {Error} where the page's dictionary does not load */
export async function pageMessageOf(problem: Problem): Promise<HTMLElement> {
  const text = await loadPageText();
  // As far apart as the fields are.
  const message = element("div", "wm-form");
  message.setAttribute(PAGE_MESSAGE, problem.operation === "login" ? "current" : "read");
  message.dataset["title"] = text("title.error");
  const summary = element("div", "wm-summary");
  summary.setAttribute("role", "alert");
  summary.tabIndex = -1;
  summary.append(element("h2", "wm-summary__title", text("summary.title")), ...body(problem, text));
  const details = summary.querySelectorAll(".wm-summary__detail");
  message.append(summary, ...details, ...codeLine(problem, text));
  return message;
}

function codeLine({ operation, failure, requestId }: Problem, text: Text): Element[] {
  if (!failure) return [];
  const coded = codedFailure({ operation, failure }, requestId);
  const words = element("span", "", codeWords(coded, text, pageLanguage()));
  words.setAttribute("translate", "no");
  words.dataset["code"] = coded.code;
  const line = element("p", "wm-code");
  line.append(words);
  return [line];
}

function body({ operation, failure, invalid, wait }: Problem, text: Text): Element[] {
  const list = element("ul", "wm-summary__list");
  if (!failure) {
    const names = Object.keys(invalid ?? {}) as (keyof typeof required)[];
    list.append(...names.map((name) => item(fieldLink(name, text(required[name])))));
    return [list];
  }
  const countdown = wait ? drawWait(wait, text, pageLanguage()) : null;
  const [first, second] = sentencesOf(errorMessageFor(operation, failure, countdown !== null));
  const sentence = element(first.isReason ? "strong" : "span", "");
  sentence.append(...spans(first, text));
  list.append(item(isLong(failure) ? folded(sentence, text) : sentence));
  const shown = countdown ? [list, countdown] : [list];
  if (!second) return shown;
  const detail = element("p", "wm-summary__detail");
  detail.append(...spans(second, text));
  return [...shown, detail];
}

function isLong(failure: Failure): boolean {
  return failure.kind === "serverText" && failure.text.length > UNFOLDED_CHARACTERS;
}

/** In the markup of React's folded text. */
function folded(content: Element, text: Text): Element {
  const [frame, details] = [element("div", "wm-folded"), element("details", "")];
  details.append(element("summary", "", text("summary.unfold")));
  frame.append(details, content);
  return frame;
}

function spans({ message, before, after }: ErrorSentence, text: Text): Element[] {
  const words = message.key ? text(message.key, message.values) : message.text;
  const span = element("span", "", words);
  if (message.key) span.dataset["message"] = message.key;
  return [
    ...(before ? [element("span", "", `${text(before)} `)] : []),
    span,
    ...(after ? [element("span", "", ` ${text(after)}`)] : []),
  ];
}

function fieldLink(field: string, name: string): Element {
  const link = element("a", "", name);
  link.setAttribute("href", `#${field}`);
  link.addEventListener("click", (event) => {
    // The address stays as it is: a fragment in it would survive into the next page.
    event.preventDefault();
    document.getElementById(field)?.focus();
  });
  return link;
}

function item(...content: Element[]): Element {
  const entry = document.createElement("li");
  entry.append(...content);
  return entry;
}

let loaded: Text | null = null;

/** The texts of the dictionary that the page preloads. @throws {Error} where it does not load */
export async function loadPageText(): Promise<Text> {
  if (loaded) return loaded;
  const url = document.querySelector("link[rel=preload][as=fetch]")?.getAttribute("href") ?? "";
  loaded = createI18n(pageLanguage(), await fetchDictionary(url)).text();
  return loaded;
}

function pageLanguage(): Language {
  return document.documentElement.lang as Language;
}
