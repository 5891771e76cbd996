import type { RetryWait } from "../../attempt/retry-wait.ts";
import { type PageProblem, templateName } from "../../attempt/template-name.ts";
import { focusAtStart } from "../../browser/focus.ts";
import { clockText } from "../../errors/duration-text.ts";
import { noteShownFailure, type Occurrence, shortId } from "../../errors/occurrence.ts";
import { namedKey } from "../../errors/message-parts.ts";
import { waitMinutes } from "../../api/retry-after.ts";
import { shownLanguage } from "../../i18n/shown-language.ts";
import { SERVER_PREFIX } from "../../i18n/message.ts";
import { selectPassword } from "../../page/retype.ts";
import { prerenderedForm, SUMMARY } from "../../page/portal-form.ts";
import {
  applyTemplate,
  fillIn,
  messageTemplate,
  messageText,
  type Templates,
} from "./templates.ts";
import { applyFields, withoutFilledIn } from "./invalid-fields.ts";
import { drawWait } from "./page-wait.ts";

/** A problem of a sign-in, with what only some have. */
export type ShownProblem = PageProblem & {
  wait?: RetryWait | null;
  /** Returns true where the password is no longer the one that was sent. Its message may come seconds after the answer. */
  isRetyped?: () => boolean;
  occurrence?: Occurrence;
};

type ShownFailure = Extract<ShownProblem, { failure: unknown }>;

const undos: (() => void)[] = [];

/** Removes the message of the last submit from the form. Its focus moves to the button, as in React. */
export function removeMessage(): void {
  const form = prerenderedForm();
  const hadFocus = form?.querySelector(SUMMARY)?.contains(document.activeElement);
  if (hadFocus) form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  for (const undo of undos.splice(0)) undo();
}

/**
 * Shows a problem in the prerendered page, as React has rendered it in the build.
 * @returns false where it cannot
 */
export function showProblem(problem: ShownProblem, templates: Templates): boolean {
  const words = "failure" in problem ? regionWords(problem, templates) : "";
  const { wait } = problem;
  const name = templateName({ ...problem, isCounted: Boolean(wait), hasWords: words !== "" });
  const template = messageTemplate(templates, name);
  const form = prerenderedForm();
  if (!template || !form) return false;
  if ("failure" in problem) fillIn(template, valuesOf(problem, words));
  const code = template.querySelector<HTMLElement>("[data-code]")?.dataset["code"];
  const copy = template.querySelector(".wm-form, form");
  if (copy) {
    removeMessage();
    if ("errors" in problem) {
      withoutFilledIn(form, copy, problem.errors);
      undos.push(applyFields(form, copy, problem.errors));
    } else if (!problem.isRetyped?.()) selectPassword(form);
    showInForm(form, copy);
    if (wait) undos.push(drawWait({ wait, form, templates }));
  } else {
    // A message above the form stays, whatever is submitted.
    (document.querySelector(".wm-ways") ?? form).before(template);
  }
  const titleOfError = messageText(templates, "title.error");
  if (!document.title.startsWith(titleOfError))
    document.title = `${titleOfError} ${document.title}`;
  if (code !== undefined) noteShownFailure(code);
  return true;
}

function showInForm(form: HTMLFormElement, copy: Element): void {
  const { title } = document;
  undos.push(applyTemplate(form, copy), () => (document.title = title));
  const summary = form.querySelector<HTMLElement>(SUMMARY);
  for (const link of summary?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? []) {
    link.addEventListener("click", focusTarget);
  }
  if (summary) focusAtStart(summary);
}

/** The address stays as it is: a fragment in it would survive into the next page. */
function focusTarget(event: Event): void {
  event.preventDefault();
  const { hash } = event.currentTarget as HTMLAnchorElement;
  document.getElementById(hash.slice(1))?.focus();
}

/** The region's words for what the server has named; empty where it has none. */
function regionWords({ failure }: ShownFailure, templates: Templates): string {
  return messageText(templates, SERVER_PREFIX + namedKey(failure));
}

function valuesOf({ failure, occurrence }: ShownFailure, words: string) {
  return {
    id: occurrence && shortId(occurrence.id),
    time: occurrence && clockText(occurrence.at, shownLanguage()),
    status: failure.kind === "http" ? failure.status : null,
    text: words || (failure.kind === "serverText" ? failure.text : null),
    named: namedKey(failure),
    count: waitMinutes(failure),
  };
}
