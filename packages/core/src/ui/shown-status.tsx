import { useHydrated } from "../browser/use-hydrated.ts";
import { saidShownStatus, shownStatusId } from "../page/first-controls.ts";

interface ShownStatusProps {
  /** The name of the password's field. */
  name: string;
  text: string;
}

/** Tells screen readers that a password was shown or hidden. What the page has said before React is hydrated, and so is said once. */
export function ShownStatus({ name, text }: ShownStatusProps) {
  const isHydrated = useHydrated();
  return (
    <span id={shownStatusId(name)} role="status" className="wm-visually-hidden">
      {isHydrated ? text : saidShownStatus(name)}
    </span>
  );
}
