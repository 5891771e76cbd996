import { Component, type ReactNode } from "react";

interface SlotProps {
  /** Shown in place of what throws; nothing when left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around what a region brings: whatever it throws stays in it. */
export class ErrorBoundary extends Component<SlotProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
