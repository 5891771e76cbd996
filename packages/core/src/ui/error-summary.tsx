import { type ReactNode, type RefObject, useEffect } from "react";
import { focusAtStart } from "../browser/focus-at-start.ts";

export interface SummaryItem {
  text: ReactNode;
  /** The field to go to. */
  field?: string;
}

interface ErrorSummaryProps {
  title: string;
  items: readonly SummaryItem[];
  /** How long to wait. */
  wait?: ReactNode;
  /** What else there is to know. */
  detail?: ReactNode;
  /** Next steps. */
  children?: ReactNode;
  ref: RefObject<HTMLDivElement | null>;
  /** Changes with every failure, so that each one takes the focus. */
  failureId: number;
}

/** What went wrong, in one place that takes the focus and leads to the fields. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, items, wait, detail, children, ref, failureId } = props;
  useEffect(() => {
    if (ref.current) focusAtStart(ref.current);
  }, [ref, failureId]);

  return (
    <div className="wm-summary" role="alert" tabIndex={-1} ref={ref}>
      <h2 className="wm-summary__title">{title}</h2>
      <ul className="wm-summary__list">
        {items.map((item) => (
          <li key={item.field ?? "message"}>
            {item.field ? <FieldLink field={item.field}>{item.text}</FieldLink> : item.text}
          </li>
        ))}
      </ul>
      {wait && <div>{wait}</div>}
      {detail && <p className="wm-summary__detail">{detail}</p>}
      {children}
    </div>
  );
}

function FieldLink({ field, children }: { field: string; children: ReactNode }) {
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
