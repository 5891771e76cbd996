import { codeOf, type CodeParts, statusClass } from "./code-parts.ts";
import { type HelpDeskData, outcomesByLetter } from "./help-desk-data.ts";
import { isKnownCode, nearCodes } from "./near-codes.ts";
import type { UnknownReason } from "./unknown-view.tsx";
import { part, showLinks, showView, slot, withDoing, withOutcome } from "./views.ts";

/** Says what is wrong with a code that does not exist, and suggests others; null is a text without a code. */
export function showUnknown(data: HelpDeskData, code: CodeParts | null): void {
  const known = outcomesByLetter(data);
  const reason = reasonOf(code, data);
  const title = showTitle(reason, code);
  const near = code ? nearCodes(code, known) : [];
  const letters = code && near.length === 0 ? lettersWith(data, code) : [];
  slot("codeHint").hidden = near.length > 0 || letters.length > 0;
  showLinks("near", near.map(reason === "outcome" ? withOutcome : withDoing));
  showLinks("doing", letters.map(withDoing));
  slot("status").textContent = title;
  showView("unknown");
}

function reasonOf(code: CodeParts | null, { codes }: HelpDeskData): UnknownReason {
  if (!code) return "code";
  if (code.letter === "") return "letterMissing";
  if (!codes[code.letter]) return "letter";
  return isOutcome(code.outcome) ? "pair" : "outcome";
}

/** Shows one of the titles, with the part that is wrong. */
function showTitle(reason: UnknownReason, code: CodeParts | null): string {
  const partOf = { letter: code?.letter, outcome: code?.outcome, pair: code && codeOf(code) };
  const wrong = (reason in partOf && partOf[reason as keyof typeof partOf]) || "";
  for (const title of document.querySelectorAll<HTMLElement>("[data-title]")) {
    title.hidden = title.dataset["title"] !== reason;
  }
  const title = part(`[data-title="${reason}"]`);
  title.dataset["pattern"] ??= title.textContent;
  title.textContent = title.dataset["pattern"].replace("{part}", wrong);
  return title.textContent;
}

/** Tells whether any letter goes with an outcome. */
function isOutcome(outcome: string): boolean {
  const name = statusClass(outcome) || outcome;
  return document.querySelector(`[data-meaning="outcome ${CSS.escape(name)}"]`) !== null;
}

/** The codes of every letter that goes with an outcome. */
function lettersWith(data: HelpDeskData, { outcome }: CodeParts): string[] {
  const known = outcomesByLetter(data);
  return Object.keys(known)
    .map((letter) => ({ letter, outcome, id: "" }))
    .filter((code) => isKnownCode(known, code))
    .map(codeOf);
}
