import { Component, createContext, type ReactNode, useContext, type ComponentType } from "react";
import { rememberFields, restoreFields } from "../page/prerendered-fields.ts";

/** The name of a part that a region brings, such as `header`, `screens.parent` or `pages./about`. */
type PartName = string;

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

/** Components of a region's own, as `ownComponents` makes them: renders the component of a name, or returns undefined without one. */
export type OwnComponents = <Props extends object>(
  name: ComponentName,
  props: Props,
  Portal: ComponentType<Props>,
) => ReactNode;

/** Watch over the parts of a region. */
export interface PartWatch {
  /** The parts that threw when the page was prerendered: the page has the portal's own instead. */
  leftOut: readonly PartName[];
  /** Called in a build for each part that a page renders. */
  onRender?: ((part: PartName) => void) | undefined;
  /** Called in a browser for a part that has thrown. */
  onThrow: (part: PartName, error: unknown) => void;
  /** Renders the components that the region replaces; undefined in a build that replaces none. */
  own?: OwnComponents | undefined;
}

/** The watch over the parts below it. */
export const PartWatchContext = createContext<PartWatch>({
  leftOut: [],
  onThrow: () => undefined,
});

interface PartBoundaryProps {
  part: PartName;
  /** The portal's own part, shown instead of one that throws; nothing when left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary around a part that a region brings: whatever it throws stays in it, in a build and in a browser. */
export function PartBoundary({ part, fallback, children }: PartBoundaryProps) {
  const { leftOut, onRender, onThrow } = useContext(PartWatchContext);
  onRender?.(part);
  if (leftOut.includes(part)) return fallback;
  return (
    <ErrorBoundary key={part} fallback={fallback} onThrow={(error) => onThrow(part, error)}>
      {children}
    </ErrorBoundary>
  );
}

interface ErrorBoundaryProps extends Omit<PartBoundaryProps, "part"> {
  onThrow: (error: unknown) => void;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    // What is typed goes along to the portal's own fields: the old ones are still on the page.
    rememberFields(document.body);
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    restoreFields();
    this.props.onThrow(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

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
