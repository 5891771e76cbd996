import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { stopCode } from "../errors/occurrence.ts";
import { type Incident, IncidentContext } from "../errors/incident.ts";
import { ChunkLoadError } from "../browser/lazy-chunk.tsx";
import { askServer } from "../browser/online.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { reloadUnlessInUse } from "../page/broken-page.ts";
import { uuid } from "../browser/uuid.ts";
import { WaitingScreen } from "../layout/waiting-screen.tsx";
import { CrashScreen, MissingChunkScreen } from "./crash-screen.tsx";

/** Shows the crash screen when a screen throws. Reloads once when its chunk is gone. Resets on the next screen. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

interface Crash {
  kind: "crash" | "chunk";
  at: Date;
  code: string;
}

interface BoundaryState {
  crash: Crash | null;
  /** True when a reload was tried already. */
  final: boolean;
}

class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  static override contextType = IncidentContext;
  declare context: (incident: Incident) => void;
  override state: BoundaryState = { crash: null, final: false };
  isGone = false;
  endReturn = (): void => undefined;

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, "crash"> {
    const kind = error instanceof ChunkLoadError ? "chunk" : "crash";
    return { crash: { kind, at: new Date(), code: stopCode(kind, uuid()) } };
  }

  override componentDidCatch(error: unknown) {
    const { crash } = this.state;
    if (!crash) return;
    const { kind, code } = crash;
    this.context({ kind, code, error: () => error });
    if (kind !== "chunk") return;
    void this.reloadIfServed();
    // Safari ends the calls of a page that is being left: the chunk is not gone, and no server seems to answer.
    this.endReturn = onBfcacheRestore(() => void this.reloadIfServed());
  }

  override componentWillUnmount() {
    this.isGone = true;
    this.endReturn();
  }

  /** Reloads a page that is older than the server's files. Without the server the browser's own error page would come. */
  async reloadIfServed() {
    const isServed = navigator.onLine && (await askServer());
    if (this.isGone) return;
    if (!isServed || !reloadUnlessInUse()) this.setState({ final: true });
  }

  override render() {
    const { crash, final } = this.state;
    if (!crash) return this.props.children;
    if (crash.kind === "crash") return <CrashScreen {...crash} />;
    return final ? <MissingChunkScreen {...crash} /> : <WaitingScreen title="waiting" />;
  }
}
