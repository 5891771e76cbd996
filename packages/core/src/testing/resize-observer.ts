import { vi } from "vitest";

/** Replaces the browser's observer of sizes. @returns a function that tells its users of a change */
export function stubResizeObserver(): () => void {
  const resized: (() => void)[] = [];
  class Observer {
    constructor(onResize: () => void) {
      resized.push(onResize);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Observer);
  return () => resized.forEach((tell) => tell());
}
