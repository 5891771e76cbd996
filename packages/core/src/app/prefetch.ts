import { loadResponseSchemas } from "../api/parse-response.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { screens } from "./screens.tsx";

const LATEST_MS = 10_000;

/**
 * Fetches, when the page has nothing better to do, what is most likely wanted next: what answers are checked with, and the
 * screen behind the link that most people take. Not where the person asks to save data.
 */
export function prefetchNext(): (() => void) | undefined {
  return savesData() ? undefined : whenIdle(fetchAll, LATEST_MS);
}

function fetchAll(): void {
  for (const load of [loadResponseSchemas, screens.forgot.preload])
    void load().catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
