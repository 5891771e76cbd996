import type { ComponentType, ReactNode } from "react";

/** The nine components that a region may replace, once for all screens. */
export type ComponentName =
  | "button"
  | "field"
  | "password"
  | "checkbox"
  | "select"
  | "notice"
  | "summary"
  | "card"
  | "tip";

/** Components of a region's own, as `ownComponents` makes them: renders the one of a name, undefined where there is none. */
export type OwnComponents = <Props extends object>(
  name: ComponentName,
  props: Props,
  Portal: ComponentType<Props>,
) => ReactNode;
