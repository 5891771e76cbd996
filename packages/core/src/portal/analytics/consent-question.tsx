import { useText } from "../../i18n/use-text.ts";
import { Strip } from "../../shell/strip.tsx";
import { useConsent } from "./consent.tsx";

/** Asks whether visits may be counted, where the region asks; both answers are as easy to give [QO-1]. */
export function ConsentQuestion() {
  const text = useText();
  const { asks, answer, decide } = useConsent();
  if (!asks || answer !== null) return null;
  return (
    <Strip
      label={text("statistics.title")}
      answers={
        <>
          <button
            type="button"
            className="wm-button wm-button--quiet"
            onClick={() => decide("given")}
          >
            {text("statistics.agree")}
          </button>
          <button
            type="button"
            className="wm-button wm-button--quiet"
            onClick={() => decide("refused")}
          >
            {text("statistics.refuse")}
          </button>
        </>
      }
    >
      {text("statistics.question")}
    </Strip>
  );
}

/** Changes the answer later, in the footer: taking it back is as easy as giving it. */
export function ConsentSwitch() {
  const text = useText();
  const { asks, answer, decide } = useConsent();
  if (!asks || answer === null) return null;
  const given = answer === "given";
  return (
    <li>
      <button
        type="button"
        className="wm-footer__button"
        onClick={() => decide(given ? "refused" : "given")}
      >
        {text(given ? "statistics.isOn" : "statistics.isOff")}
      </button>
    </li>
  );
}
