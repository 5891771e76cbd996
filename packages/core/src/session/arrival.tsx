import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** Why a screen sends somebody to the sign-in page, which says so. */
export type Arrival = "passwordChanged" | "noWorkspaces" | "stepEnded" | "signedOut" | "linkCutOff";

interface ArrivalBox {
  current: Arrival | null;
}

const ArrivalContext = createContext<ArrivalBox | null>(null);

interface ArrivalProviderProps {
  /** Why the page itself was opened, if there is a reason. */
  first?: Arrival | null;
  children: ReactNode;
}

export function ArrivalProvider({ first = null, children }: ArrivalProviderProps) {
  const [box] = useState<ArrivalBox>(() => ({ current: first }));
  return <ArrivalContext value={box}>{children}</ArrivalContext>;
}

/** The box to put the reason into before going to the sign-in page. */
export function useArrivalBox(): ArrivalBox {
  const box = useContext(ArrivalContext);
  if (!box) throw new Error("useArrivalBox needs an <ArrivalProvider> above it");
  return box;
}

/** The reason that this arrival brought, for as long as the screen is shown; the next arrival finds the box empty. */
export function useArrival(): Arrival | null {
  const box = useArrivalBox();
  const [arrival] = useState(box.current);
  useEffect(() => {
    box.current = null;
  }, [box]);
  return arrival;
}
