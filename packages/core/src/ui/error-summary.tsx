import { createContext, type ReactNode, type RefObject, useContext, useEffect } from "react";
import { buttonBelow, focusAtStart } from "../browser/focus.ts";
import type { SummaryPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { useFocusFallbackTo } from "./use-focus-fallback.ts";

/** The reasons for which a form was refused: the frame takes the focus, and each reason leads to its field. */
export const ErrorSummary = /* @__PURE__ */ replaceable(
  "summary",
  (summary: SummaryPartProps) => summary,
  PortalErrorSummary,
);

function PortalErrorSummary({ frame, title, items, children }: SummaryPartProps) {
  return (
    <div className="wm-summary" {...frame}>
      <h2 className="wm-summary__title">{title}</h2>
      <ul className="wm-summary__list">
        {items.map(({ name, content }) => (
          <li key={name}>{content}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** A reason that leads to its field. */
export function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        // The address stays as it is: a fragment in it would survive into the next page.
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {children}
    </a>
  );
}

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

/** Counts an error that the screen shows, for the document title. @returns a function that ends it */
export const ErrorTitleContext = createContext<() => () => void>(() => () => undefined);

/** Starts the document title with "Error:" while the calling component is shown. */
export function useErrorTitle(): void {
  const countError = useContext(ErrorTitleContext);
  useEffect(countError, [countError]);
}
