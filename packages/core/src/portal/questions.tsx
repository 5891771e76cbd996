import { LanguageOffer } from "../shell/language-offer.tsx";
import { ConsentQuestion, ConsentSwitch } from "./analytics/consent-question.tsx";

/** The questions at the foot of the window: nobody waits for them. */
export function Questions() {
  return (
    <>
      <LanguageOffer />
      <ConsentQuestion />
    </>
  );
}

/** Stands with the footer's links. */
export function FooterNote() {
  return <ConsentSwitch />;
}
