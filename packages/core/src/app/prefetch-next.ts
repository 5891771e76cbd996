import { whenIdle } from "../browser/when-idle.ts";
import { DeferredFailureCode } from "../errors/deferred-failure-code.tsx";
import { DeferredSignInHelp } from "../flows/shared/deferred-sign-in-help.ts";
import { screens } from "./screens.tsx";

/** The latest start of a prefetch. */
const PREFETCH_MS = 10_000;

/**
 * Prefetches, when the page is idle, what failures show and the screen of the most used link. Not if the user asked to
 * save data.
 */
export function prefetchNext(): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  return whenIdle(() => {
    void preloadFailureParts();
    void screens.forgot.preload().catch(() => undefined);
  }, PREFETCH_MS);
}

/** Loads what a failure shows besides its message. */
export async function preloadFailureParts(): Promise<void> {
  await Promise.all([DeferredFailureCode.preload(), DeferredSignInHelp.preload()]);
}
