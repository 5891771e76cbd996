import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Message } from "../i18n/message.ts";

/** A message that a screen hands to the sign-in page it sends the person to. */
export interface Arrival {
  tone: "success" | "warning";
  message: Message;
}

interface ArrivalBox {
  current: Arrival | null;
}

const ArrivalContext = createContext<ArrivalBox | null>(null);

export function ArrivalProvider({ children }: { children: ReactNode }) {
  const [box] = useState<ArrivalBox>(() => ({ current: null }));
  return <ArrivalContext value={box}>{children}</ArrivalContext>;
}

/** The box to put a message into before going to the sign-in page. */
export function useArrivalBox(): ArrivalBox {
  const box = useContext(ArrivalContext);
  if (!box) throw new Error("useArrivalBox needs an <ArrivalProvider> above it");
  return box;
}

/** The message that this arrival brought, for as long as the screen is shown; the next arrival finds the box empty. */
export function useArrival(): Arrival | null {
  const box = useArrivalBox();
  const [arrival] = useState(box.current);
  useEffect(() => {
    box.current = null;
  }, [box]);
  return arrival;
}
