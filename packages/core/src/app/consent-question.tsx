import { type MouseEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createStore } from "../browser/store.ts";
import { useText } from "../i18n/use-text.tsx";
import { useLinks } from "../navigation/configured-links.ts";
import { PromptBanner } from "../ui/prompt-banner.tsx";
import { type Answer, useConsent } from "../analytics/consent.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { useStyles } from "../ui/use-styles.ts";

/** Style of the button that takes back the answer about statistics. It comes with its chunk. */
export const consentStyles: string = `@layer layout {
  .wm-footer__button {
    padding: 0.375rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
}`;

/** Id of the button that takes the answer back. */
const SWITCH = "statistics-switch";

/** Asks whether visits may be counted, where the page asks; both answers are as easy to give. */
export function ConsentQuestion() {
  const text = useText();
  const { asks, answer, decide } = useConsent();
  const { privacy } = useLinks();
  if (!asks || answer !== null) return null;

  // The focus goes where the answer can be taken back; a page that was being read by mouse stays where it is.
  function give(given: Answer, { detail }: MouseEvent) {
    flushSync(() => decide(given));
    document.getElementById(SWITCH)?.focus({ preventScroll: detail > 0 });
  }

  return (
    <PromptBanner
      label={text("statistics.title")}
      answers={
        <>
          <Button quiet onClick={(event) => give("given", event)}>
            {text("statistics.agree")}
          </Button>
          <Button quiet onClick={(event) => give("refused", event)}>
            {text("statistics.refuse")}
          </Button>
        </>
      }
    >
      <span>{text("statistics.question")}</span>{" "}
      <a href={privacy} data-link="privacy">
        {text("link.privacy")}
      </a>
    </PromptBanner>
  );
}

/** True while a footer shows its note. */
const isInFooter = createStore(false);

/** Changes the answer later, in the footer: taking it back is as easy as giving it. */
export function ConsentSwitch() {
  useStyles(consentStyles);
  const { asks, answer } = useConsent();
  useLayoutEffect(() => {
    isInFooter.set(true);
    return () => isInFooter.set(false);
  }, []);
  if (!asks || answer === null) return null;
  return (
    <li>
      <SwitchButton className="wm-footer__button" />
    </li>
  );
}

/** Changes the answer at the foot of the window, where the region's own footer leaves out its note. */
export function ConsentSwitchBanner() {
  const text = useText();
  const { asks, answer } = useConsent();
  const hasFooterNote = useSyncExternalStore(isInFooter.subscribe, isInFooter.get);
  if (!asks || answer === null || hasFooterNote) return null;
  const title = text("statistics.title");
  return (
    <PromptBanner label={title} answers={<SwitchButton className={buttonClass(true)} />}>
      {title}
    </PromptBanner>
  );
}

function SwitchButton({ className }: { className: string }) {
  const text = useText();
  const { answer, decide } = useConsent();
  const given = answer === "given";
  return (
    <button
      type="button"
      id={SWITCH}
      className={className}
      onClick={() => decide(given ? "refused" : "given")}
    >
      {text(given ? "statistics.isOn" : "statistics.isOff")}
    </button>
  );
}
