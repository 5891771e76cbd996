import type { ButtonPartProps } from "@waymark/core";

/** A button; the style of `aria-busy` shows that its call is pending. */
export function Button({ control, quiet, className, children }: ButtonPartProps) {
  const kind = quiet ? " govuk-button--secondary" : "";
  return (
    <button type="button" {...control} className={`govuk-button${kind} ${className}`}>
      {children}
    </button>
  );
}
