import { codeLetters, codeOutcomes } from "../errors/failure-code-tables.ts";
import { knownStatuses, subjects } from "./code-parts.ts";
import type { HelpDeskKey, HelpDeskText } from "./help-desk-text.ts";

const letterRows = subjects.map(
  (subject): [string, HelpDeskKey] => [codeLetters[subject], `doing.${subject}`] as const,
);

const wordRows = Object.entries(codeOutcomes).map(([kind, word]): [string, HelpDeskKey] => [
  word,
  `outcome.${kind}` as HelpDeskKey,
]);

const outcomeRows: readonly [string, HelpDeskKey][] = [
  ...knownStatuses.map((status): [string, HelpDeskKey] => [status, `outcome.${status}`]),
  ["4xx", "outcome.4xx"],
  ["5xx", "outcome.5xx"],
  ...wordRows,
];

/** The meanings of all letters and outcomes. The page's script reads them here. */
export function PartLists({ text }: { text: HelpDeskText }) {
  return (
    <details className="hd-lists">
      <summary>{text("page.all")}</summary>
      <div className="hd-columns">
        <List name="letter" title={text("page.letters")} rows={letterRows} text={text} />
        <List name="outcome" title={text("page.outcomes")} rows={outcomeRows} text={text} />
      </div>
    </details>
  );
}

interface ListProps {
  name: string;
  title: string;
  rows: readonly (readonly [part: string, meaning: HelpDeskKey])[];
  text: HelpDeskText;
}

function List({ name, title, rows, text }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="hd-list">
        {rows.map(([part, meaning]) => (
          <div key={part}>
            <dt translate="no">{part}</dt>
            <dd data-meaning={`${name} ${part}`}>{text(meaning)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
