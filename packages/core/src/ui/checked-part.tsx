import { useEffect, useLayoutEffect, useState } from "react";
import { listen } from "../browser/listen.ts";
import type { ComponentName } from "./component-names.ts";
import { type PartProps, shownFault, usedFault } from "./part-faults.ts";

interface CheckedPartProps {
  name: ComponentName;
  /** The props of the portal's component. */
  props: PartProps;
}

/**
 * Checks on the page that a region's component keeps its contract: as soon as it is there, and when a field is used.
 * @throws while rendering or in an effect, what the component has broken; the portal's own component is shown then
 */
export function CheckedPart({ name, props }: CheckedPartProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken !== null) throw new Error(broken);

  // After each render: an error is a state of its own.
  useLayoutEffect(() => {
    const fault = shownFault(name, props);
    if (fault !== null) throw new Error(fault);
  });

  const { name: field, defaultValue } = props;
  useEffect(() => {
    if (field === undefined) return;
    const check = (event: Event) => setBroken(usedFault(event, { name: field, defaultValue }));
    return listen(window, ["keydown", "focusout"], check);
  }, [field, defaultValue]);
  return null;
}
