import type { CardPartProps } from "@waymark/core";

/** A screen: no card, but a column on the page. */
export function Card({ heading, title, screen, wide, above, children }: CardPartProps) {
  return (
    <div
      className={`govuk-main-wrapper ${wide ? "govuk-grid-column-full" : "govuk-grid-column-two-thirds"}`}
      data-screen={screen}
    >
      {above}
      <h1 className="govuk-heading-l" {...heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}
