import { codeOf, type CodeParts } from "./code-parts.ts";
import {
  explainedOutcome,
  type Explanation,
  type HelpDeskData,
  outcomesByLetter,
} from "./help-desk-data.ts";
import { similarOutcomes, soundAlikes } from "./near-codes.ts";
import { copyOf, meaningOf, showLinks, showView, slot, withDoing, withOutcome } from "./views.ts";

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
  const known = outcomesByLetter(data);
  const isUsual = explainedOutcome(data, code) === code.outcome;
  const similar = isUsual ? [] : similarOutcomes(code, known).map(withOutcome);
  showLinks("alike", [...similar, ...soundAlikes(code, known).map(withDoing)]);
}

/** Says how the server's logs have the call, where its code tells. */
function showLogs(isTraced: boolean, id: string): void {
  slot("id").textContent = id.toLowerCase();
  slot("logsTraced").hidden = !isTraced || id === "";
  slot("logsTracedNone").hidden = !isTraced || id !== "";
  slot("logsRandom").hidden = isTraced;
}
