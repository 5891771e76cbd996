import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { keepFocusClear } from "../browser/keep-focus-clear.ts";
import { disableScrollRestoration, keepScrollPosition } from "../browser/scroll-position.ts";
import { PHONE_WIDTH_PX } from "../config/constants.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { NoticeBanner } from "../layout/posted-notices/posted-notices.tsx";
import { BANNERS_BEFORE_FOOTER } from "../layout/shell.tsx";
import { ConsentQuestion, ConsentSwitchBanner } from "./consent-question.tsx";
import { LanguageStatus } from "./language-status.tsx";
import { OtherTabBanner } from "./other-tab-banner.tsx";
import { prefetchNext } from "./prefetch-next.ts";
import { StillTryingBanner } from "./still-trying-banner.tsx";

/** Prompt banners. They are deferred, and so are effects that can wait until they are there. */
export function PromptBanners() {
  useEffect(keepFocusVisible, []);
  useEffect(prefetchNext, []);
  useEffect(disableScrollRestoration, []);
  useEffect(keepScrollPosition, []);
  return (
    <PromptPlace>
      <LanguageOffer />
      <ConsentQuestion />
      <ConsentSwitchBanner />
    </PromptPlace>
  );
}

/** Status banners, which are deferred. */
export function StatusBanners() {
  return (
    <>
      <LanguageStatus />
      <NoticeBanner />
      <OtherTabBanner />
      <StillTryingBanner />
    </>
  );
}

/** Keeps the focused element from being under banners. */
function keepFocusVisible(): () => void {
  return keepFocusClear([
    ...document.querySelectorAll<HTMLElement>(".wm-banners, .wm-status-banners"),
  ]);
}

/** Puts prompts before the footer on a low phone, where the footer is out of sight. Elsewhere they stay where banners are. */
function PromptPlace({ children }: { children: ReactNode }) {
  const [place] = useState(() =>
    window.innerWidth <= PHONE_WIDTH_PX && window.innerHeight < 50 * textSize()
      ? document.getElementById(BANNERS_BEFORE_FOOTER)
      : null,
  );
  return place ? createPortal(children, place) : children;
}

/** The size of the reader's text, in pixels. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Rendered with the footer's links. */
export { ConsentSwitch as FooterNote } from "./consent-question.tsx";
