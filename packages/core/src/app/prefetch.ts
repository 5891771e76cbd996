import { DeferredFailureCode } from "../errors/deferred-failure-code.tsx";
import { DeferredSignInHelp } from "../layout/deferred-parts.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { screens } from "./screens.tsx";

const LATEST_MS = 10_000;

/**
 * Prefetches, when the page is idle, what failures show and the screen of the most used link. Not if the user asked to
 * save data.
 */
export function prefetchNext(): (() => void) | undefined {
  return savesData() ? undefined : whenIdle(fetchAll, LATEST_MS);
}

function fetchAll(): void {
  void DeferredFailureCode.preload();
  void DeferredSignInHelp.preload();
  void screens.forgot.preload().catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
