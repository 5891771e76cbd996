import { Component, createContext, type ReactNode, useContext } from "react";
import type { OwnComponents } from "./component-props.ts";
import { rememberFields, restoreFields } from "../page/prerendered-fields.ts";

/** The name of a part that a region brings, such as `header`, `screens.parent` or `pages./about`. */
type PartName = string;

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
