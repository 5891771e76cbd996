import { codeLetters, codeOutcomes, KNOWN_STATUSES } from "../errors/failure-code-tables.ts";
import { subjects } from "./code-parts.ts";
import type { HelpDeskKey, HelpDeskText } from "./help-desk-text.ts";

/** A part of a code with the key of its meaning. */
type Row = readonly [part: string, meaning: HelpDeskKey];

const letterRows = subjects.map((subject): Row => [codeLetters[subject], `doing.${subject}`]);

const outcomeRows: readonly Row[] = [
  ...KNOWN_STATUSES.map((status): Row => [String(status), `outcome.${status}`]),
  ["4xx", "outcome.4xx"],
  ["5xx", "outcome.5xx"],
  ...Object.entries(codeOutcomes).map(([kind, word]): Row => [
    word,
    `outcome.${kind}` as HelpDeskKey,
  ]),
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
  rows: readonly Row[];
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
