import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ChunkLoadError } from "../browser/lazy-chunk.ts";
import { reloadOnce } from "../browser/reload-once.ts";
import { uuid } from "../browser/uuid.ts";
import { WaitingScreen } from "../layout/waiting-screen.tsx";
import { CrashScreen } from "./crash-screen.tsx";
import { MissingChunkScreen } from "./missing-chunk-screen.tsx";

/** Catches what a screen throws, or what it lacks, says so, and starts afresh on the next screen [QE-4, QX-5]. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

interface Crash {
  missing: boolean;
  time: string;
  id: string;
}

interface BoundaryState {
  crash: Crash | null;
  /** Whether loading the page anew is no way out any more. */
  final: boolean;
}

class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { crash: null, final: false };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, "crash"> {
    const missing = error instanceof ChunkLoadError;
    return { crash: { missing, time: new Date().toISOString(), id: uuid() } };
  }

  override componentDidCatch(error: unknown) {
    // A page that is older than the server's files becomes a new one by itself.
    if (!(error instanceof ChunkLoadError) || !reloadOnce()) this.setState({ final: true });
  }

  override render() {
    const { crash, final } = this.state;
    if (!crash) return this.props.children;
    if (!crash.missing) return <CrashScreen {...crash} />;
    return final ? <MissingChunkScreen {...crash} /> : <WaitingScreen title="waiting" />;
  }
}
