import type { NoticePartProps, SummaryPartProps, TipPartProps } from "@waymark/core";
import type { ReactNode } from "react";
import { useText } from "../use-text.ts";

/** An error summary. */
export function Summary({ frame, title, items, children }: SummaryPartProps) {
  return (
    <div className="govuk-error-summary" {...frame}>
      <h2 className="govuk-error-summary__title">{title}</h2>
      <ul className="govuk-error-summary__list">
        {items.map(({ name, content }) => (
          <li key={name}>{content}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** A notification banner. */
export function Notice({ tone, role, children }: NoticePartProps) {
  const text = useText();
  const isGood = tone === "success";
  return (
    <div
      className={`govuk-notification-banner${isGood ? " govuk-notification-banner--success" : ""}`}
      role={role}
    >
      <p className="govuk-notification-banner__header">
        {text(isGood ? "region.success" : "region.important")}
      </p>
      <div className="govuk-notification-banner__content">{children}</div>
    </div>
  );
}

/** A panel that says that something is done. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="govuk-panel govuk-panel--confirmation">{children}</div>;
}

/** Further information that opens without a script. */
export function Tip({ label, children }: TipPartProps) {
  return (
    <details className="govuk-details">
      <summary className="govuk-details__summary">{label}</summary>
      <div className="govuk-details__text">{children}</div>
    </details>
  );
}
