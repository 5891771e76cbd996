import { vi } from "vitest";

/** Has the page be idle at its next task, until the test ends. */
export function idleAtOnce(): void {
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback));
}
