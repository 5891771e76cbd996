import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { uuid } from "../platform/uuid.ts";
import { CrashScreen } from "./crash-screen.tsx";

/** Catches what a screen throws, shows the crash screen, and starts afresh on the next screen [QE-4]. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

interface Crash {
  time: string;
  id: string;
}

class Boundary extends Component<{ children: ReactNode }, { crash: Crash | null }> {
  override state = { crash: null as Crash | null };

  static getDerivedStateFromError(): { crash: Crash } {
    return { crash: { time: new Date().toISOString(), id: uuid() } };
  }

  override render() {
    return this.state.crash ? <CrashScreen {...this.state.crash} /> : this.props.children;
  }
}
