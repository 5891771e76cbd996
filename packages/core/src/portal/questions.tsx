import { useEffect } from "react";
import { LanguageOffer } from "../shell/language-offer.tsx";
import { OfflineBar } from "../shell/offline-bar.tsx";
import { LogOutBar } from "./log-out-bar.tsx";
import { OtherTabBar } from "./other-tab-bar.tsx";
import { prefetchNext } from "./prefetch.ts";
import { StillTryingBar } from "./still-trying-bar.tsx";
import { ConsentQuestion, ConsentSwitch } from "./analytics/consent-question.tsx";

/** Questions and news at the foot of the window: nobody waits for them, and once they are there, what comes next may come. */
export function Questions() {
  useEffect(prefetchNext, []);
  return (
    <>
      <LanguageOffer />
      <ConsentQuestion />
      <div className="wm-bars">
        <OtherTabBar />
        <LogOutBar />
        <StillTryingBar />
        <OfflineBar />
      </div>
    </>
  );
}

/** Stands with the footer's links. */
export function FooterNote() {
  return <ConsentSwitch />;
}
