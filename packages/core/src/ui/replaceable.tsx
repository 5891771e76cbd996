import { type ComponentType, type ReactNode, useContext } from "react";
import type { ComponentName } from "./component-names.ts";
import { PartWatchContext } from "./contained.tsx";

/** Returns a component that is the region's own of that name, where it has one, and the portal's where it has none. */
export function replaceable<Props extends object>(
  name: ComponentName,
  Portal: ComponentType<Props>,
): (props: Props) => ReactNode {
  return (props) =>
    useContext(PartWatchContext).own?.(name, props, Portal) ?? <Portal {...props} />;
}
