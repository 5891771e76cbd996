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
export function PartBoundary({ part, ...props }: PartBoundaryProps) {
  const { leftOut, onRender, onThrow } = useContext(PartWatchContext);
  onRender?.(part);
  if (leftOut.includes(part)) return props.fallback;
  return <ErrorBoundary key={part} {...props} onThrow={(error) => onThrow(part, error)} />;
}

interface ErrorBoundaryProps extends Omit<PartBoundaryProps, "part"> {
  onThrow: (error: unknown) => void;
}

interface BoundaryState {
  failure: { error: unknown } | null;
}

/** Error of content that is not the part's own. */
class ContentError {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/** Boundary around content inside of a part: what it throws is for the boundary above the part's own. */
export class ContentBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure) throw new ContentError(failure.error);
    return this.props.children;
  }
}

class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    // What is typed goes along to the portal's own fields: the old ones are still on the page.
    rememberFields(document.body);
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    restoreFields();
    this.props.onThrow(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure?.error instanceof ContentError) throw failure.error.error;
    if (!failure) return this.props.children;
    // A fallback may have the same children. What they throw again would have no end here.
    return <ContentBoundary>{this.props.fallback}</ContentBoundary>;
  }
}
