import type { HelpDeskKey, HelpDeskText } from "./help-desk-text.ts";

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
      <p data-slot="codeHint">{text("unknown.codeHint")}</p>
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
