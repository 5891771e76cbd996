import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { listen } from "../browser/listen.ts";
import { useRequired } from "../browser/use-required.ts";
import { useEnvironment } from "../config/environment.ts";
import { readStored, writeStored } from "../browser/storage.ts";
import { mayCount, propertyOf } from "./may-count.ts";
import type { Analytics } from "./analytics.ts";

export type Answer = "given" | "refused";

interface Consent {
  /** The property to count for; empty where there is nothing to count. */
  id: string;
  /** True where the page asks whether visits may be counted. */
  asks: boolean;
  answer: Answer | null;
  /** True when events may be sent. */
  active: boolean;
  decide: (answer: Answer) => void;
}

const ConsentContext = createContext<Consent | null>(null);

interface ConsentProviderProps {
  analytics: Analytics | undefined;
  children: ReactNode;
}

/**
 * Provides whether anything may be counted. That takes an identifier, no objection by the browser, and consent where the
 * region asks and on every UK page.
 */
export function ConsentProvider({ analytics, children }: ConsentProviderProps) {
  const { configuration, country, doNotTrack } = useEnvironment();
  const stored = useSyncExternalStore(onStored, readStoredConsent, readStoredConsent);
  // The last answer counts on this page also where nothing can be stored, or the storage has been cleared.
  const [answer, setAnswer] = useState(stored);
  if (stored !== null && stored !== answer) setAnswer(stored);
  const consent = useMemo(() => {
    const isUk = country === "uk";
    const id = !analytics || doNotTrack ? "" : propertyOf(configuration.analytics, isUk);
    const regionAsks = analytics?.consent === "ask";
    return {
      id,
      asks: id !== "" && !mayCount(regionAsks, isUk, null),
      answer,
      active: id !== "" && mayCount(regionAsks, isUk, answer),
      decide: (next: Answer) => {
        writeStored("analyticsConsent", next);
        setAnswer(next);
      },
    };
  }, [analytics, answer, configuration, country, doNotTrack]);
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

export function useConsent(): Consent {
  return useRequired(ConsentContext);
}

/** Calls back where another tab may have stored an answer; a page from the back/forward cache has missed the event. */
function onStored(onChange: () => void): () => void {
  return listen(window, ["storage", "pageshow"], onChange);
}

function readStoredConsent(): Answer | null {
  const stored = readStored("analyticsConsent");
  return stored === "given" || stored === "refused" ? stored : null;
}
