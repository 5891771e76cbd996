import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { keepFocusClear } from "../browser/keep-focus-clear.ts";
import { listen } from "../browser/listen.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { PHONE_WIDTH_PX } from "../config/constants.ts";
import { DeferredFailureCode } from "../errors/deferred-failure-code.tsx";
import { DeferredSignInHelp } from "../flows/shared/deferred-sign-in-help.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { NoticeBanner } from "../layout/posted-notices/posted-notices.tsx";
import { BANNERS_BEFORE_FOOTER } from "../layout/shell.tsx";
import { ConsentQuestion, ConsentSwitchBanner } from "./consent-question.tsx";
import { LanguageStatus } from "./language-status.tsx";
import { OtherTabBanner } from "./other-tab-banner.tsx";
import { screens } from "./screens.tsx";
import { StillTryingBanner } from "./still-trying-banner.tsx";

/** The latest start of a prefetch. */
const PREFETCH_MS = 10_000;

/** Prompt banners. They are deferred, and once they are there, the next screens may be fetched. */
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

/** Keeps the browser from scrolling on Back to a position of another screen. It can wait until the banners are there. */
function disableScrollRestoration(): void {
  history.scrollRestoration = "manual";
}

/** Returns a page from the back/forward cache to where it was left. Safari scrolls it to its top, as the browser may not scroll. */
function keepScrollPosition(): () => void {
  return listen(window, ["pagehide"], () => {
    const { scrollY } = window;
    const endReturn = onBfcacheRestore(() => {
      endReturn();
      window.scrollTo(0, scrollY);
    });
  });
}

/**
 * Prefetches, when the page is idle, what failures show and the screen of the most used link. Not if the user asked to
 * save data.
 */
function prefetchNext(): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  return whenIdle(() => {
    void preloadFailureParts();
    void screens.forgot.preload().catch(() => undefined);
  }, PREFETCH_MS);
}

/** Loads what a failure shows besides its message. */
export async function preloadFailureParts(): Promise<void> {
  await Promise.all([DeferredFailureCode.preload(), DeferredSignInHelp.preload()]);
}

/** Puts prompts before the footer on a low phone, where the footer is out of sight. Elsewhere they are at the window's foot. */
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
