import { type ComponentType, type ReactNode, useContext } from "react";
import type { ComponentName } from "./component-props.ts";
import { PartWatchContext } from "./part-boundary.tsx";

/**
 * Returns a component that is the region's own of that name, where it has one, and the portal's where it has none. Both have
 * the same props.
 * @param usePart makes those props from the ones that screens pass
 */
export function replaceable<Props extends object, Part extends object>(
  name: ComponentName,
  usePart: (props: Props) => Part,
  Portal: ComponentType<Part>,
): (props: Props) => ReactNode {
  return (props) => {
    const part = usePart(props);
    return useContext(PartWatchContext).own?.(name, part, Portal) ?? <Portal {...part} />;
  };
}
