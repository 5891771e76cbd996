import type { ReactNode } from "react";
import type { SummaryPartProps } from "./component-props.ts";
import { replaceable } from "./contained.tsx";

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
