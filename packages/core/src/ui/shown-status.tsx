import { shownStatusId } from "../page/first-controls.ts";

interface ShownStatusProps {
  /** The name of the password's field. */
  name: string;
  text: string;
}

/** Tells screen readers that a password was shown or hidden. What was said before React stays, and is not said again. */
export function ShownStatus({ name, text }: ShownStatusProps) {
  return (
    <span
      id={shownStatusId(name)}
      role="status"
      className="wm-visually-hidden"
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}
