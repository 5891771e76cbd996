import { type RefObject, useEffect } from "react";
import { focusAtStart, buttonBelow } from "../browser/focus.ts";
import { useErrorTitle } from "../errors/error-text.tsx";
import { useFocusFallbackTo } from "../ui/use-focus-fallback.ts";

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
  useFocusFallbackTo(summary, buttonBelow);
  useEffect(() => {
    if (summary.current && !isAdopted) focusAtStart(summary.current);
  }, [summary, failureId, isAdopted]);
}
