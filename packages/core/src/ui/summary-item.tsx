import type { ReactNode, RefObject } from "react";

/** A reason in an error summary, and the field that it is about. */
export interface SummaryItem {
  text: ReactNode;
  field?: string;
}

/** Props of the portal's own error summary. */
export interface SummaryFrameProps {
  /** For the root, which takes the focus. */
  frame: { ref: RefObject<HTMLDivElement | null>; role: "alert"; tabIndex: -1 };
  title: string;
  items: readonly SummaryItem[];
  children: ReactNode;
}

/** Returns the content of an item: a link to its field, where it is about one. */
export function summaryItem({ text, field }: SummaryItem): ReactNode {
  if (!field) return text;
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        // The address stays as it is: a fragment in it would survive into the next page.
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {text}
    </a>
  );
}
