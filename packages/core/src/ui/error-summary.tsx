import type { ReactNode, RefObject } from "react";
import { replaceable } from "./contained.tsx";

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

/** The reasons for which a form was refused: the frame takes the focus, and each reason leads to its field. */
export const ErrorSummary = /* @__PURE__ */ replaceable<SummaryFrameProps>(
  "summary",
  PortalErrorSummary,
);

function PortalErrorSummary({ frame, title, items, children }: SummaryFrameProps) {
  return (
    <div className="wm-summary" {...frame}>
      <h2 className="wm-summary__title">{title}</h2>
      <ul className="wm-summary__list">
        {items.map((item) => (
          <li key={item.field ?? "message"}>{summaryItem(item)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
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
