import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PHONE_WIDTH_PX } from "../platform/constants.ts";
import { LanguageOffer } from "../shell/language-offer.tsx";
import { OfflineBar } from "../shell/offline-bar.tsx";
import { LogOutBar } from "./log-out-bar.tsx";
import { QUESTIONS_BEFORE_FOOTER } from "../shell/shell.tsx";
import { OtherTabBar } from "./other-tab-bar.tsx";
import { prefetchNext } from "./prefetch.ts";
import { StillTryingBar } from "./still-trying-bar.tsx";
import { ConsentQuestion, ConsentSwitch } from "./analytics/consent-question.tsx";

/** Questions and news, which the page does not wait for. Once they are there, the next screens may be fetched. */
export function Questions() {
  useEffect(prefetchNext, []);
  return (
    <>
      <InPlace>
        <LanguageOffer />
        <ConsentQuestion />
      </InPlace>
      <div className="wm-bars">
        <OtherTabBar />
        <LogOutBar />
        <StillTryingBar />
        <OfflineBar />
      </div>
    </>
  );
}

/** Before the footer on a phone, where the footer is below the window so that nothing moves; elsewhere as `strip.css` has it. */
function InPlace({ children }: { children: ReactNode }) {
  const [place] = useState(() =>
    window.innerWidth > PHONE_WIDTH_PX ? null : document.getElementById(QUESTIONS_BEFORE_FOOTER),
  );
  return place ? createPortal(children, place) : children;
}

/** Stands with the footer's links. */
export function FooterNote() {
  return <ConsentSwitch />;
}
