import type { HelpDeskText, HelpDeskKey } from "./help-desk-text.ts";
import { Part } from "./start-view.tsx";

/**
 * The explanation of a code. The page's script fills its places from the templates: `situations.ts` has the explanation of
 * each code, and the help desk's dictionaries have its words.
 */
export function FoundView({ text }: { text: HelpDeskText }) {
  return (
    <article className="hd-found" data-view="found" hidden aria-labelledby="found-title">
      <h2 id="found-title" tabIndex={-1} translate="no">
        <span data-slot="code" />
      </h2>
      <dl className="hd-parts">
        <Part name="" label={text("page.partLetter")} slot="letter" />
        <Part name="" label={text("page.partOutcome")} slot="outcome" />
      </dl>
      <div className="hd-columns">
        <div className="hd-advice" data-slot="situation" />
        <section className="hd-saw">
          <h3>{text("page.saw")}</h3>
          <div data-slot="messages" />
        </section>
      </div>
      <section className="hd-logs">
        <h3>{text("page.logs")}</h3>
        <p data-slot="logsTraced">
          <span>{text("page.logsTraced")}</span> <code translate="no" data-slot="id" />
        </p>
        <p data-slot="logsTracedNone">{text("page.logsTracedNone")}</p>
        <p data-slot="logsRandom">{text("page.logsRandom")}</p>
      </section>
      <div className="hd-near" data-slot="alike">
        <p>{text("page.alike")}</p>
        <ul className="hd-links" data-slot="alikeLinks" />
      </div>
    </article>
  );
}

/** Titles of the view, by what is wrong with the code. The script puts the part into `{part}`. */
const titles = [
  "unknown.letter",
  "unknown.letterMissing",
  "unknown.outcome",
  "unknown.pair",
  "unknown.code",
] as const satisfies readonly HelpDeskKey[];

/** Reason for which a title is shown. */
export type UnknownReason = (typeof titles)[number] extends `unknown.${infer Reason}`
  ? Reason
  : never;

/** Says that a code does not exist, and suggests others. */
export function UnknownView({ text }: { text: HelpDeskText }) {
  return (
    <section className="hd-unknown wm-notice" data-view="unknown" hidden>
      {titles.map((key) => (
        <h2 key={key} data-title={key.slice("unknown.".length)} hidden tabIndex={-1}>
          {text(key, { part: "{part}" })}
        </h2>
      ))}
      <p data-slot="codeHint">
        <WithCode>{text("unknown.codeHint")}</WithCode>
      </p>
      <div data-slot="near">
        <p>{text("unknown.near")}</p>
        <ul className="hd-links" data-slot="nearLinks" />
      </div>
      <div data-slot="doing">
        <p>{text("unknown.doing")}</p>
        <ul className="hd-links" data-slot="doingLinks" />
      </div>
    </section>
  );
}

const CODE = /([A-Z]-\d{3}-[\dA-F]{4})/u;

/** A text with a code in it, which stays on one line. */
export function WithCode({ children }: { children: string }) {
  return children.split(CODE).map((part) => (
    <span key={part} className={CODE.test(part) ? "hd-code" : undefined}>
      {part}
    </span>
  ));
}
