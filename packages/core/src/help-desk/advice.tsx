import { RichText } from "../i18n/rich-text.tsx";
import type { HelpDeskKey, HelpDeskText } from "./help-desk-text.ts";

interface AdviceProps {
  say: HelpDeskKey;
  /** A list of steps; without it, there is only something to say. */
  steps?: HelpDeskKey | undefined;
  text: HelpDeskText;
}

/** Advice: what to say to a caller, and what to do. */
export function Advice({ say, steps, text }: AdviceProps) {
  return (
    <>
      <section>
        <h3>{text("page.say")}</h3>
        <blockquote>{text(say)}</blockquote>
      </section>
      {steps && (
        <section>
          <h3>{text("page.do")}</h3>
          <RichText text={text(steps)} links={{}} />
        </section>
      )}
    </>
  );
}
