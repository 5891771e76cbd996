import { codeOf, type CodeParts, statusClass } from "./code-parts.ts";
import { explainedOutcome, type Explanation, type HelpDeskData } from "./help-desk-data.ts";
import { codesWith, nearCodes, similarOutcomes, soundAlikes } from "./near-codes.ts";
import {
  copyOf,
  meaningOf,
  showLinks,
  showView,
  slot,
  withDoing,
  withOutcome,
  elementAt,
} from "./views.ts";
import type { UnknownReason } from "./code-views.tsx";

/** Shows the explanation of a code. */
export function showFound(data: HelpDeskData, code: CodeParts, explanation: Explanation): void {
  const [situation, messages] = explanation;
  const doing = meaningOf("letter", code.letter);
  const outcome = meaningOf("outcome", explainedOutcome(data, code));
  const written = codeOf(code);
  slot("code").textContent = written;
  slot("letter").textContent = code.letter;
  slot("letterMeaning").textContent = doing;
  slot("outcome").textContent = code.outcome;
  slot("outcomeMeaning").textContent = outcome;
  slot("situation").replaceChildren(copyOf(`situation-${situation}`));
  slot("messages").replaceChildren(copyOf(`messages-${messages}`));
  fillCodeLines(written, code.time);
  showLogs(data.traced.includes(code.letter), code.id);
  showAlike(data, code);
  slot("status").textContent = `${written}. ${doing}. ${outcome}.`;
  showView("found");
}

/** Puts what was typed into the lines of the drawn messages. */
function fillCodeLines(code: string, time: string): void {
  for (const line of slot("messages").querySelectorAll<HTMLElement>("[data-pattern]")) {
    const { pattern = "", time: sample = "" } = line.dataset;
    line.textContent = pattern.replace("{code}", code).replace("{time}", time || sample);
  }
}

/** Offers codes that may have been meant: those that sound alike, and for an unusual status those that look alike. */
function showAlike(data: HelpDeskData, code: CodeParts): void {
  const { codes } = data;
  const isUsual = explainedOutcome(data, code) === code.outcome;
  const similar = isUsual ? [] : similarOutcomes(code, codes).map(withOutcome);
  showLinks("alike", [...similar, ...soundAlikes(code, codes).map(withDoing)]);
}

/** Says how to find the call in the server's logs, where its code allows that. */
function showLogs(isTraced: boolean, id: string): void {
  slot("id").textContent = id.toLowerCase();
  slot("logsTraced").hidden = !isTraced || id === "";
  slot("logsTracedNone").hidden = !isTraced || id !== "";
  slot("logsRandom").hidden = isTraced;
}

/** Says what is wrong with a code that does not exist, and suggests others; null is a text without a code. */
export function showUnknown({ codes }: HelpDeskData, code: CodeParts | null): void {
  const title = showTitle(reasonOf(code, codes), code);
  const near = code ? nearCodes(code, codes) : [];
  const letters = code && near.length === 0 ? codesWith(code.outcome, codes) : [];
  slot("codeHint").hidden = near.length > 0 || letters.length > 0;
  const isSameLetter = near.every((each) => each.startsWith(`${code?.letter}-`));
  showLinks("near", near.map(isSameLetter ? withOutcome : withDoing));
  showLinks("doing", letters.map(withDoing));
  slot("status").textContent = title;
  showView("unknown");
}

function reasonOf(code: CodeParts | null, codes: HelpDeskData["codes"]): UnknownReason {
  if (!code) return "code";
  if (code.letter === "") return "letterMissing";
  if (!codes[code.letter]) return "letter";
  return isOutcome(code.outcome) ? "pair" : "outcome";
}

/** Shows one of the titles, with the part that is wrong. */
function showTitle(reason: UnknownReason, code: CodeParts | null): string {
  const parts: Partial<Record<UnknownReason, string>> = code
    ? { letter: code.letter, outcome: code.outcome, pair: codeOf(code) }
    : {};
  const wrong = parts[reason] ?? "";
  for (const title of document.querySelectorAll<HTMLElement>("[data-title]")) {
    title.hidden = title.dataset["title"] !== reason;
  }
  const title = elementAt(`[data-title="${reason}"]`);
  title.dataset["pattern"] ??= title.textContent;
  title.textContent = title.dataset["pattern"].replace("{part}", wrong);
  return title.textContent;
}

/** Tells whether any letter goes with an outcome. */
function isOutcome(outcome: string): boolean {
  const name = statusClass(outcome) || outcome;
  return document.querySelector(`[data-meaning="outcome ${CSS.escape(name)}"]`) !== null;
}
