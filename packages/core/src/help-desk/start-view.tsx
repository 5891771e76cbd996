import { callerMessages } from "./caller-messages.ts";
import type { HelpDeskText } from "./help-desk-text.ts";
import { MessageSample } from "./message-sample.tsx";

/** Shows where a caller finds the code, and what its parts are. */
export function StartView({ text }: { text: HelpDeskText }) {
  const [message] = callerMessages("login", "503");
  return (
    <section className="hd-start" data-view="start" aria-labelledby="start-title">
      <div className="hd-start__words">
        <h2 id="start-title">{text("page.example")}</h2>
        <p>{text("page.exampleHint")}</p>
        <dl className="hd-parts">
          <Part name="L" label={text("page.partLetter")} />
          <Part name="503" label={text("page.partOutcome")} />
          <Part name="7F3A" label={text("page.partId")} />
        </dl>
      </div>
      <div className="hd-phone hd-phone--points">
        {message && <MessageSample message={message} text={text} />}
      </div>
    </section>
  );
}

interface PartProps {
  name: string;
  label: string;
  /** The place that the page's script fills with the meaning of the part. */
  slot?: string;
}

/** A part of a code, with what it is about. */
export function Part({ name, label, slot }: PartProps) {
  return (
    <div className="hd-part">
      <dt translate="no" data-slot={slot}>
        {name}
      </dt>
      <dd>
        <span className="hd-part__label">{label}</span>
        {slot && <b data-slot={`${slot}Meaning`} />}
      </dd>
    </div>
  );
}
