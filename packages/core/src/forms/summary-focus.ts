import { type RefObject, useEffect, useLayoutEffect } from "react";
import { focusAtStart, buttonBelow } from "../browser/focus.ts";
import { useErrorTitle } from "../errors/error-text.tsx";

export interface SummaryFocus {
  /** Changes with every failed submit, so that the summary takes the focus again. */
  failureId: number;
  /** True for a failure that the page has shown before React: it has had the focus. */
  isAdopted?: boolean | undefined;
}

/** Gives the focus to an error summary while the calling component is shown, and starts the title with "Error:". */
export function useSummaryFocus(
  summary: RefObject<HTMLElement | null>,
  { failureId, isAdopted }: SummaryFocus,
): void {
  useErrorTitle();
  useButtonFocusFallback(summary);
  useEffect(() => {
    if (summary.current && !isAdopted) focusAtStart(summary.current);
  }, [summary, failureId, isAdopted]);
}

/** Moves the focus to the form's button when the summary disappears: a lost focus would start again anywhere. */
function useButtonFocusFallback(summary: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = summary.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      buttonBelow(shown)?.focus({ preventScroll: true });
    };
  }, [summary]);
}
